import { strayFigures } from '@/src/domain/translations/rules/figures'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import type { Check, Found } from '../check'
import { datesIn } from '../dates'
import { besideEnglish, makeExcerpt } from '../values'

/** Patterns of placeholders for a text that is still to be written, anywhere in it. */
const anywhere = [
  /\[\[[^[\]]+\]\]/,
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b/i,
  /\b(?:TODO|FIXME|TBD|TBA|TKTK)\b/,
  /(?<![\p{L}\p{N}-])[Xx]{3,}(?![\p{L}\p{N}-])/u,
  /\?{3,}|_{4,}/,
  /\{\{\s*\w+\s*\}\}|<(?:insert|your|enter)\b[^>]*>/i,
]

/** The same, where it is all of a text. */
const wholePlaceholder =
  /^(?:asdf\w*|qwerty|test(?: ?\d*| text| page)?|foo(?: ?bar)?|blah(?: blah)*|placeholder|dummy(?: text)?|sample text|your (?:text|title|company name) here|(?:insert|enter|add|type) (?:your )?(?:text|title|copy)(?: here)?|(?:title|text|heading|headline|description) (?:goes )?here|untitled|new page|待补充|此处填写|占位文本|ダミー(?:テキスト|文)?|ここにテキスト|내용을 입력하세요|여기에 입력|nội dung mẫu|текст-заглушка|рыба|здесь будет текст|teks contoh|isi di sini)[.!…]?$/iu

/** Text that was meant to be replaced before anybody reads it. */
export const placeholder: Check = {
  id: 'placeholder',
  severity: 'error',
  run: ({ texts, links, samples }) => [
    ...texts.flatMap(({ path, byLanguage }) =>
      Object.entries(byLanguage)
        .flatMap(([lng, text]) => {
          const at = placeholderIn(text)
          return at === undefined ? [] : [{ lng, at }]
        })
        .map(({ lng, at }) => found(path, lng as Language, at)),
    ),
    ...samples.map(({ path, text }): Found => ({
      ...found(path, defaultLanguage, text),
      problem: 'sampleText',
    })),
    ...links.filter(({ href }) => href === '#').map(({ path, locale }) => found(path, locale, '#')),
  ],
}

const found = (path: string, locale: Language | null, text: string): Found => ({
  path,
  locale,
  problem: 'placeholder',
  values: { text: makeExcerpt(text) },
})

function placeholderIn(text: string): string | undefined {
  if (wholePlaceholder.test(text.trim())) return text.trim()
  return anywhere.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
}

/** Figures of which two cannot both be right: in two languages, or under one name in one document. */
export const contradiction: Check = {
  id: 'contradiction',
  severity: 'error',
  run: ({ texts, pairs }) => [
    ...texts.flatMap(({ path, byLanguage }) => {
      const english = byLanguage[defaultLanguage]
      return Object.entries(byLanguage).flatMap(([code, text]): Found[] => {
        const lng = code as Language
        if (lng === defaultLanguage || english === undefined || text === english) return []
        const [figure] = besideEnglish(text, byLanguage).flatMap(([paragraph, theirs = '']) =>
          strayFigures(lng, theirs, paragraph),
        )
        return figure === undefined
          ? []
          : [{ path, locale: lng, problem: 'contradiction', values: { text: figureOf(figure) } }]
      })
    }),
    ...contradictingPairs(pairs),
  ],
}

/** The figure that a fault is about: it begins with it. */
const figureOf = (fault: string): string => fault.replace(/ (?:is not in|of) the English.*$/, '')

function contradictingPairs(pairs: Parameters<Check['run']>[0]['pairs']): Found[] {
  const first = new Map<string, string>()
  return pairs.flatMap(({ path, lng, name, value }): Found[] => {
    const key = `${lng} ${name.trim().toLowerCase()}`
    if (name.trim() === '' || !/\d/.test(value)) return []
    const known = first.get(key)
    if (known === undefined) first.set(key, value)
    if (known === undefined || known.trim() === value.trim()) return []
    return [
      {
        path,
        locale: lng,
        problem: 'contradiction',
        values: { text: makeExcerpt(`${name}: ${value} ≠ ${known}`) },
      },
    ]
  })
}

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

/** A table without a title, a head over a column or a name of a row: readers cannot tell what its cells mean. */
export const tableLabel: Check = {
  id: 'tableLabel',
  severity: 'error',
  run: ({ tables, pairs }) => [
    ...tables.flatMap(({ title, heads, rows, byLanguage }) =>
      Object.entries(byLanguage).flatMap(([lng, table]): Found[] => {
        const locale = lng as Language
        const cells = cellsOf(table.heads)
        const wide = table.rows
          .split('\n')
          .find((row) => row.trim() !== '' && cellsOf(row).length > cells.length)
        const column = cells.indexOf('') + 1
        return [
          ...(table.title.trim() === ''
            ? [{ path: title, locale, problem: 'tableTitle' as const, values: {} }]
            : []),
          ...(column > 0
            ? [{ path: heads, locale, problem: 'tableHead' as const, values: { column } }]
            : []),
          ...(wide === undefined
            ? []
            : [
                {
                  path: rows,
                  locale,
                  problem: 'tableWide' as const,
                  values: { text: makeExcerpt(wide), heads: cells.length },
                },
              ]),
        ]
      }),
    ),
    ...pairs
      .filter(({ name, value }) => name.trim() === '' && value.trim() !== '')
      .map(({ path, lng, value }) => ({
        path,
        locale: lng,
        problem: 'tableTitle' as const,
        values: { text: makeExcerpt(value) },
      })),
  ],
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
