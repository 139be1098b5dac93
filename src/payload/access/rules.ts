import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import {
  type Actor,
  hasPermission,
  isSuperAdmin,
  type Permission,
} from '@/src/contract/permissions'
import { approvedCollections } from '@/src/contract/staff/collection-lists'
import { needsSecondFactor } from '@/src/domain/accounts/second-factor'
import { isDocumentId } from '@/src/platform/database/ids'
import { mayUpdate } from '@/src/platform/database/may-update'
import { matrix } from './matrix'
import type { Rule } from './rule'

/** Public part of a collection; a function where it changes with the time. */
export type Visible = Where | ((req: PayloadRequest) => Promise<Where> | Where)

/**
 * Turns a rule of the matrix into Payload's access function.
 * @param visible what of the collection is public, for the rules `visible:…`
 */
export function accessFor(rule: Rule, visible: Visible): Access {
  const [kind, permission] = rule.split(':') as [string, Permission | 'superAdmin' | undefined]
  switch (kind) {
    case 'everyone':
      return () => true
    case 'site':
      // A file is read by its random name, a record by its id: lists alone tell of what no page shows.
      return ({ req, id, isReadingStaticFile = false }) =>
        isSiteOrStaff(req) || id !== undefined || isReadingStaticFile
    case 'superAdmin':
      return ({ req }) => isActingSuperAdmin(req)
    case 'may':
      return ({ req }) => may(req, permission)
    case 'visible':
      return ({ req }) =>
        may(req, permission) || (typeof visible === 'function' ? visible(req) : visible)
    case 'editors':
      return ({ req }) => editsDrafts(req)
    case 'pictures':
      return ({ req }) => mayUploadPictures(req)
    case 'accounts':
      return ({ req }) => hasPermission(getActor(req), 'users') || themselves(req)
    case 'ownAccount':
      return ({ req }) => isActingSuperAdmin(req) || themselves(req)
    case 'own':
      return ({ req }) => ownOf(req)
    case 'staff':
      return ({ req }) => Boolean(getActor(req))
    case 'lockable':
      return mayLock
    case 'ownLock':
      return ({ req }) => isActingSuperAdmin(req) || (getActor(req) ? ownOf(req) : false)
    case 'aboutEditable':
      return ({ req }) => aboutEditable(req)
    default:
      return () => false
  }
}

/** Allows records that name by `resourceType` a collection in which the caller may change documents. */
function aboutEditable(req: PayloadRequest): false | Where {
  if (!getActor(req)) return false
  const open = approvedCollections.filter(
    (collection) => accessFor(matrix[collection].update, {})({ req }) === true,
  )
  return open.length > 0 && { resourceType: { in: open } }
}

/** Returns the acting user; null while a user has to set up the second factor that the site requires. */
export const getActor = ({ user }: Pick<PayloadRequest, 'user'>): Actor | null =>
  user && !needsSecondFactor(user) ? user : null

export const isActingSuperAdmin = (req: Pick<PayloadRequest, 'user'>): boolean =>
  isSuperAdmin(getActor(req))

/** Pictures serve products, news and content, so staff who edit one of these may upload. */
const mayUploadPictures = (req: PayloadRequest): boolean =>
  (['products', 'news', 'content'] as const).some((permission) =>
    hasPermission(getActor(req), permission),
  )

/** Lets staff read, and our own code for a page: calls of clients have the `payloadAPI` `REST`. */
export const isSiteOrStaff = (req: PayloadRequest): boolean =>
  Boolean(getActor(req)) || req.payloadAPI === 'local'

const editsDrafts = (req: PayloadRequest): boolean =>
  (['products', 'news', 'content', 'navigation'] as const).some((permission) =>
    hasPermission(getActor(req), permission),
  )

function may(req: PayloadRequest, permission: Permission | 'superAdmin' | undefined): boolean {
  if (permission === undefined) return false
  return permission === 'superAdmin'
    ? isActingSuperAdmin(req)
    : hasPermission(getActor(req), permission)
}

function ownOf(req: PayloadRequest): false | Where {
  return req.user ? { 'user.value': { equals: req.user.id } } : false
}

function themselves(req: PayloadRequest): false | Where {
  return req.user ? { id: { equals: req.user.id } } : false
}

/** Lock of the panel, as far as access needs it. */
interface Lock {
  document?: { relationTo?: unknown; value?: unknown } | null
  globalSlug?: unknown
}

/** Allows a lock to staff who may change the document, and its takeover; the panel then shows who held it. */
const mayLock: Access<Lock> = async ({ req, id, data }) => {
  if (!req.user) return false
  const lock = id === undefined ? data : await lockAt(req, String(id))
  return lock ? mayUpdateLocked(req, lock) : false
}

async function lockAt(req: PayloadRequest, id: string): Promise<Lock | null> {
  if (!isDocumentId(id)) return null
  return req.payload.db.findOne<Lock & { id: string }>({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    req,
  })
}

async function mayUpdateLocked(req: PayloadRequest, { document, globalSlug }: Lock) {
  const { payload } = req
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global) return (await global.access.update({ req })) !== false
  const { relationTo, value } = Object(document) as NonNullable<Lock['document']>
  const isKnown = typeof relationTo === 'string' && Object.hasOwn(payload.collections, relationTo)
  if (!isKnown || typeof value !== 'string') return false
  return mayUpdate(req, { collection: relationTo as CollectionSlug, id: value })
}
