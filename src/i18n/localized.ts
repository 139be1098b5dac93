import type { Language } from './languages'

/** Languages that a site can switch on: words in them are there before. */
type KitLanguage = 'de' | 'es' | 'fr'

/** A value in the default language, with what translations there are. */
export type Localized<T = string> = { en: T } & Partial<
  Record<Exclude<Language, 'en'> | KitLanguage, T>
>

/** In a language, in the default one where a translation is missing. */
export const inLanguage = <T>(localized: Localized<T>, lng: Language): T =>
  (localized as Partial<Record<Language, T>>)[lng] ?? localized.en
