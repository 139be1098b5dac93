import { hasPlace } from './places'
import { defaultLanguage, type Language, languageEntries, languages } from '@/src/i18n/languages'

/**
 * The languages in which a document is written: the default one, and those in which at least half of its text is its
 * own. A text that is missing in a language, or stands there word for word in English, is not; and a language in which
 * places of a starter text are still to be filled in is not written. Decided by what is stored, so that the page, its
 * `hreflang` and the site map agree.
 * @param doc as Payload reads it with `locale: 'all'`: each localized value is an object by language
 */
export function writtenLanguages(doc: unknown): Language[] {
  const all = [...localizedTexts(doc)]
  const texts = all.filter(({ en }) => /\p{L}{2}/u.test(en))
  const total = sum(texts.map(({ en }) => en.length))
  const isOwn = (lng: Language) => {
    if (all.some((text) => hasPlace(text[lng] ?? ''))) return false
    const own = texts.filter((text) => text[lng] && text[lng] !== text.en)
    return sum(own.map(({ en }) => en.length)) * 2 >= total
  }
  return languages.filter((lng) => lng === defaultLanguage || isOwn(lng))
}

/** The language in which visitors of a language read a document. */
export const contentLanguage = (lng: Language, written: readonly Language[]): Language =>
  written.includes(lng) ? lng : defaultLanguage

type Texts = { en: string } & Partial<Record<Language, string>>

/** Every localized value, as text. */
function* localizedTexts(value: unknown): Generator<Texts> {
  if (typeof value !== 'object' || value === null) return
  if (!isLocalized(value)) {
    for (const inner of Object.values(value)) yield* localizedTexts(inner)
    return
  }
  yield Object.fromEntries(
    Object.entries(value).map(([lng, inner]) => [lng, textOf(inner)]),
  ) as Texts
}

/**
 * Rows have an `id` too, which is a language as well: only the default one tells. Languages that the site removed may still
 * have a value.
 */
const isLocalized = (value: object): boolean =>
  Object.hasOwn(value, defaultLanguage) &&
  Object.keys(value).every((key) => Object.hasOwn(languageEntries, key))

/** Empty for what is not there; lists and objects as JSON, in which they can be compared. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return ''
  return JSON.stringify(value)
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
