import { isolateObjectProperty, type PayloadRequest } from 'payload'
import type { OverviewCollection } from '@/src/contract/staff/overview'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { singleton } from '@/src/platform/singleton'
import { readCollectionState } from '../endpoints/collection-state'
import { titleField } from '@/src/payload/titles'

type Missing = Record<string, number>

/** Counted once for a state of a collection: nine languages are nine walks through all of it. */
const counted = singleton(
  'missing-translations',
  () => new Map<OverviewCollection, { state: string; missing: Missing }>(),
)

/** Per language of the site, how many records of a collection have no title in it. */
export async function missingTranslations(
  req: PayloadRequest,
  collection: OverviewCollection,
  languages: readonly Language[],
): Promise<Missing> {
  const state = `${await readCollectionState(req, collection)} ${languages.join()}`
  const known = counted.get(collection)
  if (known?.state === state) return known.missing
  const field = titleField(req, collection)
  const missing: Missing = {}
  for (const locale of languages) {
    if (locale === defaultLanguage) continue
    const { totalDocs } = await req.payload.count({
      collection,
      where: { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] },
      locale,
      overrideAccess: false,
      // Payload writes the locale into the request that it is given, and what is read next follows it.
      req: isolateObjectProperty(req, 'locale'),
    })
    missing[locale] = totalDocs
  }
  counted.set(collection, { state, missing })
  return missing
}
