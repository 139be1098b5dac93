import type { Language } from '@/src/i18n/languages'
import type { Check, Found } from '../check'
import { datesIn } from '../dates'
import { makeExcerpt } from '../paragraphs'

/** Words that make a date a last one, in each language. */
const untilWords: Record<string, RegExp> = {
  en: /\b(?:until|till|through|valid to|expires?|expiring|ends on|no later than|deadline|apply by|register by|order by|before)\b/i,
  zh: /截至|截止|之前|到期|有效期/,
  hi: /तक|से पहले|अंतिम तिथि/,
  ja: /まで|締め切り|締切|期限|以前/,
  ko: /까지|마감|이전|만료/,
  th: /ถึง|ภายใน|ก่อนวันที่|หมดเขต|หมดอายุ/,
  vi: /đến hết|trước ngày|hạn|hết hạn|cho đến/i,
  ru: /(?<!\p{L})(?:до|по|не позднее|истекает|действует|действителен)(?!\p{L})/iu,
  id: /\b(?:hingga|sampai|sebelum|paling lambat|berakhir)\b/i,
  de: /(?<!\p{L})(?:bis|spätestens|läuft ab|endet am|gültig|vor dem|Frist)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:jusqu’au|jusqu'au|avant le|au plus tard|expire|valable|valide|date limite)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:hasta|antes del|a más tardar|vence|caduca|válido|plazo)(?!\p{L})/iu,
  ms: /\b(?:hingga|sehingga|sebelum|selewat-lewatnya|tamat)\b/i,
}

/** An offer, a certificate or a term whose last day is over. News say what was true on their day. */
export const expired: Check = {
  id: 'expired',
  severity: 'error',
  asksSite: true,
  run: ({ collection, texts, lastDays }, { today }) => [
    ...lastDays
      .filter(({ day }) => day < today)
      .map(({ path, day }): Found => ({
        path,
        locale: null,
        problem: 'expired',
        values: { text: day },
      })),
    ...(collection === 'news' ? [] : texts).flatMap(({ path, byLanguage }) =>
      Object.entries(byLanguage).flatMap(([code, text]): Found[] => {
        const over = overIn(code as Language, text, today)
        return over === undefined
          ? []
          : [
              {
                path,
                locale: code as Language,
                problem: 'expired',
                values: { text: makeExcerpt(over) },
              },
            ]
      }),
    ),
  ],
}

/** The first sentence that names a last day that is over. */
function overIn(lng: Language, text: string, today: string): string | undefined {
  const until = untilWords[lng]
  if (!until || !/\d{4}/.test(text)) return undefined
  return text
    .split(/(?<=[!?。！？।])|(?<=\.)\s+(?=\p{Lu})|\n/u)
    .find((sentence) => until.test(sentence) && datesIn(lng, sentence).some((day) => day < today))
}
