import type { PayloadRequest } from 'payload'
import { type DocumentName, documentKey } from '@/src/contract/staff/releases'
import { isReleasedGlobal, type ReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { languageOr, languages } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { mayPublish } from '@/src/platform/database/may-update'
import { titlesIn } from '../titles'

/**
 * Returns the titles of the latest drafts of documents, by `documentKey`; those that the caller may not edit have no entry.
 */
export async function titlesOfDrafts(
  req: PayloadRequest,
  documents: DocumentName[],
): Promise<Map<string, string | null>> {
  const titles = new Map<string, string | null>()
  for (const collection of new Set(documents.map((document) => document.collection))) {
    if (isReleasedGlobal(collection)) {
      if (await mayPublish(req, { collection, id: collection }))
        titles.set(
          documentKey({ collection, id: collection }),
          await titleOfGlobal(req, collection),
        )
      continue
    }
    if ((await req.payload.collections[collection].config.access.update({ req })) === false)
      continue
    const ids = documents.filter((document) => document.collection === collection)
    const named = await titlesIn(
      req,
      collection,
      ids.map(({ id }) => id),
      { draft: true },
    )
    for (const [id, title] of named) titles.set(documentKey({ collection, id }), title)
  }
  return titles
}

/** Keys of `locales/<lng>/staff.json`. */
const namesOfGlobals: Record<ReleasedGlobal, string> = { 'site-settings': 'resource.settings' }

/** Returns the title of a global in the language of the caller. */
export async function titleOfGlobal(req: PayloadRequest, slug: ReleasedGlobal): Promise<string> {
  return (await staffTranslator(languageOr(req.i18n.language)))(namesOfGlobals[slug], {})
}

/** Returns true where a part of a name matches a global, in any language. */
export async function isCalled(slug: ReleasedGlobal, search: string): Promise<boolean> {
  for (const lng of languages) {
    const name = (await staffTranslator(lng))(namesOfGlobals[slug], {})
    if (name.toLowerCase().includes(search.toLowerCase())) return true
  }
  return false
}
