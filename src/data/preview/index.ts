import 'server-only'
import { type CollectionSlug, createLocalReq } from 'payload'
import type { User } from '@/payload-types'
import type { Language } from '@/src/i18n/languages'
import { readAsPublic } from '@/src/data/payload'
import { getLoadedPayload } from '@/src/data/payload/loaded-payload'
import { previewContext } from '@/src/data/payload/previewer'
import { releasePreview } from '@/src/data/payload/release-preview'

/**
 * The member of staff who looks at all drafts and may edit them where they stand; null for everybody else, and for
 * staff who look at a release: of that the reads show its drafts by themselves.
 */
export const draftReader = async (): Promise<User | null> =>
  (await releasePreview()) ? null : previewContext()

/** Like `readAsPublic`, but staff in draft mode get the latest draft where they may edit the collection. */
export async function asReader(collection: CollectionSlug, lng: Language) {
  const user = await draftReader()
  // Who may not would find nothing where a draft waits: Payload looks for the latest version among what is published.
  const isEditor = user && (await mayEdit(user, collection))
  return { ...readAsPublic(lng), ...(isEditor ? { user, draft: true } : {}) }
}

async function mayEdit(user: User, collection: CollectionSlug): Promise<boolean> {
  const payload = await getLoadedPayload()
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return (await payload.collections[collection].config.access.update({ req })) !== false
}
