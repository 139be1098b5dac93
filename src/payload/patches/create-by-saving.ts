import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { initI18n } from '@payloadcms/translations'
import { headers } from 'next/headers'
import { getRequestLanguage, type ImportMap, parseCookies, type SanitizedConfig } from 'payload'

/**
 * The configuration for the view of a new document. Payload stores an empty draft at each visit of it where a
 * collection saves by itself, unless drafts are validated: the view is told that they are. Saving does not
 * read this configuration, and takes incomplete drafts as before.
 *
 * Private: a view with another configuration than the panel's, and `getClientConfig`, which keeps the first for the browser.
 * Issue: no open issue upstream; https://github.com/payloadcms/payload/issues/12609 shows the stored document.
 * Lost without it: no empty drafts of those who only looked.
 * Test: tests/unit/patches/create-by-saving.test.ts, tests/e2e/panel.spec.ts
 */
export async function createBySaving(
  config: SanitizedConfig,
  importMap: ImportMap,
): Promise<SanitizedConfig> {
  await keepClientConfig(config, importMap)
  return { ...config, collections: config.collections.map(withValidatedDrafts) }
}

type Collection = SanitizedConfig['collections'][number]

function withValidatedDrafts(collection: Collection): Collection {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return {
    ...collection,
    versions: { ...versions, drafts: { ...versions.drafts, validate: true } },
  }
}

/** Payload makes the browser's configuration once for each language, of the first one it is given. */
async function keepClientConfig(config: SanitizedConfig, importMap: ImportMap): Promise<void> {
  const requestHeaders = await headers()
  const language = getRequestLanguage({
    config,
    cookies: parseCookies(requestHeaders),
    headers: requestHeaders,
  })
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  getClientConfig({ config, i18n, importMap, user: true })
}
