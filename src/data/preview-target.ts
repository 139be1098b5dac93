import 'server-only'
import { hasPermission, isSuperAdmin, type Permission } from '../contract/permissions'
import type { Language } from '../i18n/languages'
import { addressOf } from '../lib/links/addresses'
import type { PreviewedCollection } from '../lib/links/preview'
import { isDocumentId } from '../lib/database/document-id'
import { needsSecondFactor } from '../lib/auth/second-factor'
import { cms } from './cms'

/** Who may see drafts of a collection: staff who may edit it. Jobs belong to super_admin alone. */
const permissionFor: Record<PreviewedCollection, Permission | null> = {
  pages: 'content',
  products: 'products',
  categories: 'products',
  news: 'news',
  jobs: null,
  'navigation-items': 'navigation',
}

interface Query {
  headers: Headers
  collection: PreviewedCollection
  id: string
  lng: Language
}

/** Whether a call comes from staff who may see drafts of the site's settings. */
export async function mayPreviewSettings(headers: Headers): Promise<boolean> {
  const payload = await cms()
  const { user } = await payload.auth({ headers })
  return user !== null && !needsSecondFactor(user) && hasPermission(user, 'content')
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
  const payload = await cms()
  const { user } = await payload.auth({ headers })
  const permission = permissionFor[collection]
  const isAllowed = permission === null ? isSuperAdmin(user) : hasPermission(user, permission)
  if (!user || needsSecondFactor(user) || !isAllowed) return 'forbidden'
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
  const path = doc && addressOf(collection, doc)
  return path ? { path } : 'missing'
}
