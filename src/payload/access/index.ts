import type { CollectionConfig, FieldAccess, PayloadRequest, Where } from 'payload'
import { type DatedCollection, publicFromField } from '@/src/domain/publishing/validity'
import { hasPermission } from '@/src/contract/permissions'
import { siteTime } from '@/src/domain/settings/company'
import { type GuardedCollection, matrix } from './matrix'
import { accessFor, getActor, isActingSuperAdmin, type Visible } from './rules'

/** The access functions of a collection, from its row of the matrix. */
export function getAccess(
  collection: GuardedCollection,
  visible: Visible = {},
): NonNullable<CollectionConfig['access']> {
  const rules = matrix[collection]
  return {
    create: accessFor(rules.create, visible),
    read: accessFor(rules.read, visible),
    readVersions: accessFor(rules.readVersions, visible),
    update: accessFor(rules.update, visible),
    delete: accessFor(rules.delete, visible),
  }
}

/** Condition for visitors on collections with `isActive`. */
export const active: Where = { isActive: { equals: true } }

/**
 * Condition for visitors on collections with drafts: `draft=false` does not hide a draft that never was published, and
 * `trash=true` is open to everybody.
 */
export const published: Where = {
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
}

/** The same of collections without a trash, that are switched on and off besides. */
export const activeAndPublishedForGood: Where = {
  and: [active, { _status: { equals: 'published' } }],
}

/** Condition for visitors on collections with both. */
export const activeAndPublished: Where = { and: [active, published] }

/** The same for collections whose records have a date: a date to come means public from then on. */
export const activePublishedAndDue =
  (collection: DatedCollection) =>
  (req: PayloadRequest): Where => {
    const field = publicFromField[collection]
    const isDue: Where = {
      or: [
        { [field]: { exists: false } },
        { [field]: { less_than_equal: new Date(siteTime(req.context)).toISOString() } },
      ],
    }
    return { and: [activeAndPublished, isDue] }
  }

/** Allows those who answer what visitors sent. */
export const onlyInbox: FieldAccess = ({ req }) => hasPermission(getActor(req), 'inbox')

export const onlySuperAdmin: FieldAccess = ({ req }) => isActingSuperAdmin(req)
