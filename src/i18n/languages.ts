/** The languages of interface and content; the first is default and fallback (specification, section 9). */
export const languages = ['en', 'zh', 'hi', 'ja', 'ko', 'th', 'vi', 'ru', 'id', 'ms'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** Where a visitor's language is kept: in a cookie and, as documented, in localStorage. */
export const languageKey = 'lang'

/** Each language's name in itself, as pickers and editors show it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  hi: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  ru: 'Русский',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
}

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)

/** A language, the default one for anything else. */
export const languageOr = (value: unknown): Language =>
  isLanguage(value) ? value : defaultLanguage
