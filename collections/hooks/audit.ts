import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isDeepStrictEqual } from 'node:util'
import { titleIn } from '../overview/titles'

export type AuditAction =
  | 'sign-in'
  | 'sign-in refused'
  | 'sign-out'
  | 'session ended'
  | 'password change'
  | 'second factor on'
  | 'second factor off'
  | 'recovery codes renewed'
  | 'create'
  | 'update'
  | 'delete'

export interface AuditEntry {
  action: AuditAction
  resourceType: string
  resourceId?: string
  /** Who did it, where that is not the user of the request. */
  user?: { id: string; username: string }
  details?: Record<string, unknown>
}

/**
 * Writes one entry to the activity log (section 3). Of what changed only the names of fields are kept,
 * never values; of the record its title, which outlives it. What fails here is logged and does not fail
 * the write that it is about.
 */
export async function writeAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const user = entry.user ?? req.user
  try {
    await req.payload.create({
      collection: 'activity-logs',
      data: {
        userId: String(user?.id ?? 'anonymous'),
        username: user?.username ?? undefined,
        action: entry.action,
        resourceType: entry.resourceType,
        resourceId: entry.resourceId,
        details: entry.details ?? {},
      },
      req,
    })
  } catch (err) {
    req.payload.logger.error({ err, msg: 'An activity could not be logged', action: entry.action })
  }
}

/** The hooks that log every change staff make to a collection. */
export const audit: {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  afterChange: async ({ collection, doc, operation, previousDoc, req }) => {
    const isAutosave = req.query?.autosave === 'true' || req.query?.autosave === true
    if (!req.user || isAutosave) return doc
    await writeAudit(req, {
      action: operation,
      resourceType: collection.slug,
      resourceId: String(doc.id),
      details: { ...titleAtTheTime(collection, doc), fields: changedFields(previousDoc, doc) },
    })
    return doc
  },
  afterDelete: async ({ collection, doc, id, req }) => {
    if (!req.user) return doc
    await writeAudit(req, {
      action: 'delete',
      resourceType: collection.slug,
      resourceId: String(id),
      details: titleAtTheTime(collection, doc),
    })
    return doc
  },
}

/** The hook that logs every change staff make to a global. */
export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user) return doc
  await writeAudit(req, {
    action: 'update',
    resourceType: global.slug,
    details: { fields: changedFields(previousDoc, doc) },
  })
  return doc
}

/** Inquiries are called by the names of visitors, who may ask that nothing of them stays. */
const namedByPeople = ['inquiries']

function titleAtTheTime({ slug, admin }: SanitizedCollectionConfig, doc: object) {
  const title = titleIn(doc, admin.useAsTitle ?? 'id')
  return title === null || namedByPeople.includes(slug) ? {} : { title }
}

const silent = ['updatedAt', 'createdAt', 'password', 'salt', 'hash', 'sessions', 'secondFactor']

function changedFields(before: object | undefined, after: object): string[] {
  const old = (before ?? {}) as Record<string, unknown>
  const current = after as Record<string, unknown>
  return Object.keys(current).filter(
    (name) => !silent.includes(name) && !isDeepStrictEqual(old[name], current[name]),
  )
}
