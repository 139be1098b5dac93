import { defaultLanguage, languages } from '@/src/i18n/languages'
import { unmodifiedSince } from '@/src/contract/staff/conflict'
import { changesOf, type ByLanguage } from './localized'
import { write, type Collection, type Written } from './records'

interface Entry<T extends object> {
  collection: Collection
  /** What is changed; nothing where an entry is new. */
  existing?: { id: string; updatedAt: string }
  /** How the documented calls change an entry of this collection (section 7). */
  method: 'PUT' | 'PATCH'
  /** What is the same in all languages; of an existing entry what changed. */
  shared: object
  before: ByLanguage<T>
  texts: ByLanguage<T>
  /** Texts as the API takes them. */
  toApi: (texts: Partial<T>) => object
  /** Write over what somebody else saved meanwhile. */
  isForced: boolean
}

/** Writes an entry: what all languages share together with English, then every language that changed. */
export async function saveLocalized<T extends object>(entry: Entry<T>): Promise<string> {
  const { collection, existing, method, shared, before, texts, toApi, isForced } = entry
  const english = existing
    ? changesOf(before[defaultLanguage], texts[defaultLanguage])
    : texts[defaultLanguage]
  const others = languages
    .filter((lng) => lng !== defaultLanguage)
    .map((lng) => ({ lng, changes: changesOf(before[lng], texts[lng]) }))
    .filter(({ changes }) => Object.keys(changes).length > 0)
  const body = { ...shared, ...toApi(english) }

  if (!existing) {
    const { doc } = await write<Written<{ id: string }>>(collection, 'POST', '', body)
    for (const { lng, changes } of others) {
      await write(collection, method, `/${doc.id}?locale=${lng}`, toApi(changes))
    }
    return doc.id
  }
  // Only the first write asks whether somebody was faster: the others follow it at once.
  let guard = isForced ? undefined : { [unmodifiedSince]: existing.updatedAt }
  if (Object.keys(body).length > 0) {
    await write(collection, method, `/${existing.id}`, body, guard)
    guard = undefined
  }
  for (const { lng, changes } of others) {
    await write(collection, method, `/${existing.id}?locale=${lng}`, toApi(changes), guard)
    guard = undefined
  }
  return existing.id
}
