import type { Language } from './languages'

/** A value in the default language, with what translations there are. */
export type Localized<T = string> = { en: T } & Partial<Record<Exclude<Language, 'en'>, T>>
