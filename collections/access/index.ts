import type {
  CollectionConfig,
  FieldAccess,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'
import { strictInput } from '../hooks/strict-input'
import { matrix, type GuardedCollection } from './matrix'
import { accessFor, isActingSuperAdmin } from './rules'

/** The access functions of a collection, from its row of the matrix. */
export function accessOf(
  collection: GuardedCollection,
  visible: Where = {},
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

/** What visitors may see of collections that are switched on and off. */
export const active: Where = { isActive: { equals: true } }

/**
 * What visitors may see of collections that are drafted: `draft=false` does not hide a draft that never
 * was published, and `trash=true` is open to everybody.
 */
export const published: Where = {
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
}

/** What visitors may see of collections that are both. */
export const activeAndPublished: Where = { and: [active, published] }

export const onlySuperAdmin: FieldAccess = ({ req }) => isActingSuperAdmin(req)

/**
 * Gives Payload's own collections (jobs, locks, preferences …) their row of the matrix and our checks of
 * what comes in, and refuses a
 * configuration with a collection that has none: what nobody thought of is closed.
 */
export function guardEveryCollection(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!(collection.slug in matrix)) {
      throw new Error(`The collection "${collection.slug}" has no row in collections/access/matrix`)
    }
    if (collection.slug.startsWith('payload-')) {
      Object.assign(collection.access, accessOf(collection.slug))
      collection.endpoints = withoutDeletionByKey(collection.endpoints)
      collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), strictInput]
    }
  }
  return config
}

/** Payload's own way to delete a preference by its key fails on SQLite; that by id is as good. */
const withoutDeletionByKey = (endpoints: SanitizedCollectionConfig['endpoints']) =>
  endpoints && endpoints.filter(({ method, path }) => method !== 'delete' || path !== '/:key')
