import type { InitOptions } from 'i18next'
import { defaultLanguage } from './languages'

/**
 * Options of i18next on both sides. Keys are flat, as the documented translation files are, and interpolated text is
 * not escaped: React does that, so texts with it must never become HTML.
 */
export const i18nOptions = {
  fallbackLng: defaultLanguage,
  ns: ['common'],
  defaultNS: 'common',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  returnNull: false,
} satisfies InitOptions
