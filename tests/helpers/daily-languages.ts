import { type Language, languages } from '@/src/i18n/languages'

/** Languages of which `npm test` opens every page. */
export const dailyLanguages: readonly Language[] = ['en', 'zh']

/** Those that the night opens beside them. */
export const nightlyLanguages = languages.filter((lng) => !dailyLanguages.includes(lng))
