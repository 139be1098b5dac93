import type { SanitizedConfig } from 'payload'
import { languages } from '@/src/i18n/languages'
import { lacksPanelWords } from '@/src/i18n/panel-texts'
import { guardCollection, guardGlobal } from '../guard'

/**
 * Changes what Payload made of the configuration, after all plugins: gives its own collections (jobs, locks, preferences …)
 * the rules of ours, and lends the English words of editors, which bring their own, to languages without them. Makes copies:
 * a collection may be a constant of Payload, which the next configuration of the process begins with.
 *
 * Private: the sanitized configuration, which Payload makes to be read.
 * Issue: https://github.com/payloadcms/payload/pull/17662 lets rules be given to all collections, but neither hooks nor
 * endpoints, from version 4 on.
 * Lost without it: the matrix of rights for locks, preferences and jobs; checks of what comes in for them; words of the editor
 * in Hindi and Malay.
 * Test: tests/unit/patches/sanitized-config.test.ts
 */
export const changeSanitized = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map(guardCollection),
  globals: config.globals.map(guardGlobal),
  i18n: { ...config.i18n, translations: withEditorWords(config.i18n.translations) },
})

function withEditorWords(given: SanitizedConfig['i18n']['translations']) {
  const translations = given as Record<string, object | undefined>
  const lent = languages
    .filter(lacksPanelWords)
    .map((code) => [code, { ...translations.en, ...translations[code] }])
  return { ...translations, ...(Object.fromEntries(lent) as object) }
}
