import type { LanguageEntry } from '@/src/i18n/language-entry'

/**
 * Languages of `locales/` that are off until they are named here: 'de', 'es', 'fr'. `npm run generate:types` after it
 * writes what follows from it: docs/how-to/add-a-language.md.
 */
export const kitLanguages: readonly string[] = []

/** Languages of this site besides those of `src/i18n/languages.ts`: docs/how-to/add-a-language.md. */
export const addedLanguages = {} as const satisfies Record<string, LanguageEntry>

/** Languages that this site does not have. English stays: it is what stands in for missing translations. */
export const removedLanguages: readonly string[] = []
