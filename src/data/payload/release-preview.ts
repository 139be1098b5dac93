import 'server-only'
import { cookies } from 'next/headers'
import { createLocalReq } from 'payload'
import type { User } from '@/payload-types'
import type { DocumentName } from '@/src/contract/staff/releases'
import { isReleased } from '@/src/contract/staff/collection-lists'
import { areEqual, signTexts } from '@/src/platform/auth/signature'
import { siteUrl } from '@/src/platform/env'
import { needsSecondFactor } from '@/src/domain/accounts/second-factor'
import { perRequest } from '@/src/platform/http/per-request'
import { isDocumentId } from '@/src/platform/database/ids'
import { mayPublish } from '@/src/platform/database/may-update'
import { getLoadedPayload } from './loaded-payload'
import { previewContext } from './previewer'
import { type Overlay, overlay } from './overlay'

/** The cookie that says, beside that of the draft mode, which release is shown. */
export const releaseCookie = siteUrl.startsWith('https:')
  ? '__Host-release_preview'
  : 'release_preview'

/** Its value: for one release and one member of staff. */
export const releaseCookieOf = (userId: string, release: string): string =>
  `${release}.${signature(userId, release)}`

const signature = (userId: string, release: string): string =>
  signTexts('release preview', userId, release)

interface ReleasePreview extends Overlay {
  title: string
}

/**
 * The release that a member of staff looks at; null for everybody else. The cookie alone shows nothing: the session
 * and the rights over every document of the release are asked each time.
 */
export const releasePreview = async (): Promise<ReleasePreview | null> =>
  (await previewContext()) ? askedOnce() : null

const askedOnce = perRequest(async (): Promise<ReleasePreview | null> => {
  const user = await previewContext()
  if (!user) return null
  const value = (await cookies()).get(releaseCookie)?.value ?? ''
  const [id = '', signed = ''] = value.split('.')
  if (!isDocumentId(id) || !areEqual(signed, signature(user.id, id))) return null
  return releaseFor(user, id)
})

/** Reads as the site will be once the release is public that is looked at, or as it is. */
export async function withRelease<T>(read: () => Promise<T>): Promise<T> {
  const shown = await releasePreview()
  return shown ? overlay.run(shown, read) : read()
}

/** Returns the changes of a release, for staff who may publish everything in it; null for everybody else. */
async function releaseFor(user: User, id: string): Promise<ReleasePreview | null> {
  const payload = await getLoadedPayload()
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const release = await payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
  })
  if (!release) return null
  const items = itemsOf(release.items)
  for (const item of items) if (!(await mayPublish(req, item))) return null
  const at = release.publishAt ?? new Date().toISOString()
  const others: DocumentName[] = []
  if (release.publishAt) {
    for (const item of await publishedBefore(at, id))
      if (await mayPublish(req, item)) others.push(item)
  }
  return { title: release.title, at, drafts: byCollection([...items, ...others]) }
}

/** Returns the user who requests the preview of a release; null without the right to see it. */
export async function releaseTarget(
  headers: Headers,
  id: string,
): Promise<User | 'missing' | null> {
  const payload = await getLoadedPayload()
  const { user } = await payload.auth({ headers })
  if (!user || needsSecondFactor(user)) return null
  const isThere =
    isDocumentId(id) &&
    (await payload.count({ collection: 'releases', where: { id: { equals: id } } })).totalDocs > 0
  const req = await createLocalReq({ user }, payload)
  const { read } = payload.collections.releases.config.access
  if ((await read({ req })) === false) return null
  if (!isThere) return 'missing'
  return (await releaseFor(user, id)) ? user : null
}

/** Lists other changes that are public by then: documents and releases with an earlier time. */
async function publishedBefore(at: string, id: string): Promise<DocumentName[]> {
  const payload = await getLoadedPayload()
  const [releases, jobs] = await Promise.all([
    payload.find({
      collection: 'releases',
      where: {
        and: [
          { id: { not_equals: id } },
          { state: { equals: 'scheduled' } },
          { publishAt: { less_than_equal: at } },
        ],
      },
      showHiddenFields: true,
      depth: 0,
      pagination: false,
    }),
    payload.find({
      collection: 'payload-jobs',
      where: {
        and: [
          { taskSlug: { equals: 'schedulePublish' } },
          { completedAt: { exists: false } },
          { hasError: { not_equals: true } },
          { waitUntil: { less_than_equal: at } },
        ],
      },
      depth: 0,
      pagination: false,
    }),
  ])
  const documents = jobs.docs.flatMap(({ input }) => {
    const { type = 'publish', doc } = (input ?? {}) as {
      type?: string
      doc?: { relationTo?: unknown; value?: string }
    }
    return type === 'publish' && doc?.value && isReleased(doc.relationTo)
      ? [{ collection: doc.relationTo, id: doc.value }]
      : []
  })
  return [...releases.docs.flatMap(({ items }) => itemsOf(items)), ...documents]
}

const itemsOf = (items: unknown): DocumentName[] =>
  ((items ?? []) as DocumentName[]).map(({ collection, id }) => ({ collection, id }))

function byCollection(items: DocumentName[]): Overlay['drafts'] {
  const drafts: Overlay['drafts'] = {}
  for (const { collection, id } of items)
    drafts[collection] = [...new Set([...(drafts[collection] ?? []), id])]
  return drafts
}
