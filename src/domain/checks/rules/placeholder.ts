import { defaultLanguage, type Language } from '@/src/i18n/languages'
import type { Check, Found } from '../check'
import { makeExcerpt } from '../paragraphs'

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
const whole =
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
  if (whole.test(text.trim())) return text.trim()
  return anywhere.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
}
