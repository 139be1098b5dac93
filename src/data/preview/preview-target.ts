import 'server-only'
import type { User } from '@/payload-types'
import { hasPermission, isSuperAdmin, type Permission } from '@/src/contract/permissions'
import type { Language } from '@/src/i18n/languages'
import {
  type AddressedCollection,
  addressedCollections,
  collectionAt,
  pageAddress,
  type PreviewedCollection,
} from '@/src/domain/links/addresses'
import { anyKey } from '@/src/domain/finder/steps'
import { isDocumentId } from '@/src/platform/database/ids'
import { needsSecondFactor } from '@/src/domain/accounts/second-factor'
import { getHealth } from '@/src/data/health'
import { getPayload } from '@/src/data/payload'

/** Permissions to see drafts, by collection: staff who may edit it. Jobs belong to super_admin alone. */
const permissionFor: Record<PreviewedCollection | 'site-settings', Permission | null> = {
  pages: 'content',
  products: 'products',
  categories: 'products',
  news: 'news',
  jobs: null,
  'navigation-items': 'navigation',
  'finder-questions': 'products',
  'site-settings': 'content',
}

/** Returns true where a member of staff may see the drafts of a collection. */
export function mayPreview(
  user: User | null,
  collection: PreviewedCollection | 'site-settings',
): boolean {
  if (!user || needsSecondFactor(user)) return false
  const permission = permissionFor[collection]
  return permission === null ? isSuperAdmin(user) : hasPermission(user, permission)
}

interface Query {
  headers: Headers
  collection: PreviewedCollection
  id: string
  lng: Language
}

/** Returns true for a call of any user who is signed in. */
export async function isSignedIn(headers: Headers): Promise<boolean> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  return user !== null
}

const session = /(?:^|;\s*)payload-token=/

/**
 * Returns true where staff were taken for visitors because their account could not be read: while the database does not
 * answer, Payload continues without a user. To be asked before such a call is refused for missing rights.
 */
export async function isAuthUnavailable(headers: Headers): Promise<boolean> {
  const isSigned = headers.has('authorization') || session.test(headers.get('cookie') ?? '')
  return isSigned && !(await getHealth()).database.isReachable
}

/** Returns true for a call of staff who may see drafts of the site's settings. */
export async function mayPreviewSettings(headers: Headers): Promise<boolean> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  return mayPreview(user, 'site-settings')
}

/** Lists the collections whose drafts a call may see on their pages; none for visitors. */
export async function previewedBy(headers: Headers): Promise<AddressedCollection[]> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  return addressedCollections.filter((collection) => mayPreview(user, collection))
}

/** Returns true for a call of staff who may edit the document that has its page at a path. */
export async function mayPreviewPath(headers: Headers, path: string): Promise<boolean> {
  const collection = collectionAt(path)
  return (await previewedBy(headers)).some((allowed) => allowed === collection)
}

/**
 * The path of a document's latest draft, for a member of staff who may edit it.
 * @returns `forbidden` for everybody else, `missing` where there is no such document or it has no address yet
 */
export async function previewTarget({
  headers,
  collection,
  id,
  lng,
}: Query): Promise<{ path: string } | 'forbidden' | 'missing'> {
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  if (!user || !mayPreview(user, collection)) return 'forbidden'
  // Menus are on every page.
  if (collection === 'navigation-items') return { path: '/' }
  if (!isDocumentId(id)) return 'missing'
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    locale: lng,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (collection === 'finder-questions') return doc ? { path: await stepOf(doc.id) } : 'missing'
  const path = doc && pageAddress(collection, doc)
  return path ? { path } : 'missing'
}

/** The step of the finder at which a question is asked: all before it are passed over. */
async function stepOf(id: string): Promise<string> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'finder-questions',
    draft: true,
    where: { isActive: { equals: true } },
    sort: ['order', 'slug'],
    select: { slug: true },
    pagination: false,
  })
  const before = docs.slice(
    0,
    Math.max(
      0,
      docs.findIndex((doc) => doc.id === id),
    ),
  )
  const search = new URLSearchParams(before.flatMap(({ slug }) => (slug ? [[slug, anyKey]] : [])))
  return search.size === 0 ? '/products/finder' : `/products/finder?${search}`
}
