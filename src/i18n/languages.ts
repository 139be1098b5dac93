import { addedLanguages, removedLanguages } from '@/site/languages'
import { kitLanguages } from '@/src/generated/locales/kit-languages'
import type { LanguageEntry } from './language-entry'

/**
 * The languages of interface and content by their codes (BCP 47), which are also the names of their folders in
 * `locales/`; the first is default and fallback (specification, section 9). Everything else that depends on the
 * languages is derived from this list, those of a site of one's own included, and those that it switched on: a language
 * that is off by default says the same of itself in `locales/<language>/language.json`.
 */
const ownLanguages = {
  en: { name: 'English', regions: ['asiaPacific', 'europe', 'middleEast'] },
  zh: { name: '中文', regions: ['asiaPacific'], script: 'Han', familyNameFirst: true },
  hi: { name: 'हिन्दी', regions: ['asiaPacific'], script: 'Devanagari' },
  ja: { name: '日本語', regions: ['asiaPacific'], familyNameFirst: true },
  ko: { name: '한국어', regions: ['asiaPacific'], script: 'Hangul', familyNameFirst: true },
  th: { name: 'ไทย', regions: ['asiaPacific'], script: 'Thai' },
  vi: { name: 'Tiếng Việt', regions: ['asiaPacific'], familyNameFirst: true },
  ru: { name: 'Русский', regions: ['europe'], script: 'Cyrillic' },
  id: { name: 'Bahasa Indonesia', regions: ['asiaPacific'] },
  ms: { name: 'Bahasa Melayu', regions: ['asiaPacific'] },
} as const satisfies Record<string, LanguageEntry>

export type Language =
  keyof typeof ownLanguages | keyof typeof kitLanguages | keyof typeof addedLanguages

/** Entries of all languages, those included that a site has removed. */
export const languageEntries: Record<Language, LanguageEntry> = {
  ...ownLanguages,
  ...kitLanguages,
  ...addedLanguages,
}

export const defaultLanguage: Language = 'en'

/** The languages of the site, in their order. */
export const languages = Object.keys(languageEntries).filter(
  (code) => code === defaultLanguage || !removedLanguages.includes(code),
) as [Language, ...Language[]]

/** Key of a visitor's language: in a cookie and, as documented, in localStorage. */
export const languageKey = 'lang'

/** Each language's name in itself, as pickers and editors show it. */
export const languageNames = Object.fromEntries(
  Object.entries(languageEntries).map(([code, { name }]) => [code, name]),
) as Record<Language, string>

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)

/** A language, the default one for anything else. */
export const languageOr = (value: unknown): Language =>
  isLanguage(value) ? value : defaultLanguage
