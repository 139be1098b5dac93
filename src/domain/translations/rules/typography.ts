import type { Language } from '@/src/i18n/languages'

interface Rule {
  in?: readonly Language[]
  wrong: RegExp
  say: string
}

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'

/** Sources: Chinese GB/T 15834, JIS X 4051 for Japanese, and the style guides of each language's press. */
const rules: readonly Rule[] = [
  { wrong: /["]|(?<=\p{L})'|'(?=\p{L})/u, say: 'a straight quotation mark' },
  { wrong: /\.\.\./, say: 'three dots for …' },
  { wrong: / {2}|^ | $/m, say: 'a space too many' },
  { wrong: / -- | - /, say: 'a hyphen for a dash' },
  { in: ['ru'], wrong: /[“‘]/, say: 'quotation marks are « »' },
  { in: ['ru'], wrong: / —/, say: 'the space before a dash is a no-break space' },
  { in: ['ru'], wrong: / – /, say: 'the dash of a sentence is —' },
  { in: ['ja'], wrong: /[“”]/, say: 'quotation marks are 「」' },
  {
    in: ['zh', 'ja'],
    wrong: new RegExp(`[${cjk}][,;:?!.](?!\\d)`, 'u'),
    say: 'half-width punctuation',
  },
  {
    in: ['zh'],
    wrong: new RegExp(`[${cjk}] [${cjk}]`, 'u'),
    say: 'a space between characters',
  },
  {
    in: ['zh', 'ja'],
    wrong: new RegExp(`[${cjk}]\\(|\\)[${cjk}]`, 'u'),
    say: 'half-width parentheses',
  },
  {
    in: ['zh', 'ja'],
    wrong: / [，。、；：？！（）「」]|[，。、；：？！「」] /u,
    say: 'a space beside full-width punctuation',
  },
  {
    in: ['ko', 'hi', 'th', 'vi', 'ru', 'id', 'ms'],
    wrong: /[，。；：？！（）]/u,
    say: 'full-width punctuation',
  },
  { in: ['hi'], wrong: /\p{Script=Devanagari}\.(?:\s|$)/u, say: 'a sentence ends with ।' },
  { in: ['hi'], wrong: / ।/, say: 'no space before ।' },
  { in: ['th'], wrong: /\p{Script=Thai}{4}\.$/u, say: 'a sentence ends without a full stop' },
  {
    in: ['ko', 'hi', 'th', 'vi', 'id', 'ms', 'ru'],
    wrong: / [,;:?!.](?=\s|$)/,
    say: 'a space before punctuation',
  },
]

/** Lists the violations of a language's typography. */
export const typographyFaults = (lng: Language, text: string): string[] =>
  rules
    .filter((rule) => (rule.in?.includes(lng) ?? true) && rule.wrong.test(withoutLinks(text)))
    .map(({ say }) => say)

const withoutLinks = (text: string): string => text.replace(/\]\([^)]*\)/g, ']')

/** Full stops of each script at the end of a text. */
const stop = /[.。।．][”’」』»）)]?$/u

/** Sentences end as in the English; Thai ends them without a mark. */
export function endFaults(lng: Language, english: string, translation: string): string[] {
  // A question or the head of a list may be a sentence elsewhere.
  if (lng === 'th' || /[?!:…][”)]?$/.test(english.trim())) return []
  // Japanese puts no full stop before the bracket that closes a quotation.
  if (lng === 'ja' && translation.endsWith('」')) return []
  const [wanted, found] = [english, translation].map((text) => stop.test(text.trim()))
  if (wanted === found || /\b(?:Inc|Ltd|Co|S\.A|[ap]\.m)\.$/.test(english)) return []
  return [wanted ? 'no full stop at the end' : 'a full stop at the end']
}

const latinUnits =
  'mm|cm|km|m|kg|g|kW|W|V|A|kHz|MHz|GHz|Hz|kB|MB|GB|TB|dpi|dB|lux|mmHg|ms|s|min|h|N|J|U|Mbit|°C|cd'

/** One that would make a unit part of a word; Chinese, Japanese and Korean go on without a space. */
const letter =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])[\\p{L}\\p{M}]'

/** A number and the space behind it; one that ends a name, as in `IP65`, is none. */
const quantity = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d.,-])([\\d.,\\u00a0]*\\d) '

/** Before a dash, in a number, before a percent sign, and behind №. */
const russianSpaces =
  /(?<=\S) (?=—)|(?<=(?<![\d.,:-])\d{1,3}) (?=\d{3}(?!\d))|(?<=\d) (?=%)|(?<=№) /g

/** Numbers with units in letters keep together on one line, and in Russian what else belongs together. */
export function withNoBreaks(lng: Language, units: Record<string, string>, text: string): string {
  const forms = [...Object.values(units), ...latinUnits.split('|')]
    .filter((form) => /^[\p{L}°]/u.test(form))
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  const own = lng === 'ru' ? russianSpaces : /(?!)/g
  return text
    .replace(own, '\u00a0')
    .replace(new RegExp(`${quantity}(?=(?:${forms.join('|')})(?!${letter}))`, 'gu'), '$1\u00a0')
}

/** Units of the English that do not stand in the translation as its glossary writes them. */
export function unitFaults(
  units: Record<string, string>,
  english: string,
  translation: string,
): string[] {
  const used = [
    ...english.matchAll(new RegExp(`\\d[ \\u00a0]?(${latinUnits}|%)(?![\\p{L}\\d]|/[A-Z])`, 'gu')),
  ]
  return [...new Set(used.map(([, unit = '']) => unit))]
    .filter((unit) => !translation.includes(units[unit] ?? unit))
    .map((unit) => `${unit} is ${units[unit] ?? unit}`)
}
