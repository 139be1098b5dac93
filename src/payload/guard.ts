import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { getAccess } from './access'
import { closeToKeys, limitKeys } from './access/key-rights'
import { matrix } from './access/matrix'
import {
  readableRelations,
  readableRelationsOfGlobal,
  relationsById,
} from './access/readable-relations'
import { type Rule, type Verb, verbs } from './access/rule'
import { lockInOwnName, lockWhatIsFree } from './hooks/lock-in-own-name'
import { withChangesOfMany } from './input/change-many'
import { emptiedRelations, knownRelationsOfGlobal } from './input/relations'
import { storableNumbers } from './input/storable-numbers'
import { strictGlobalInput, strictInput } from './input/strict-input'

/**
 * Applies the general rules to a collection. Payload's own (jobs, locks, preferences …) get their row of the matrix and the
 * checks of what comes in; one without a row is refused, so that a new one stays closed until it is listed there. Every
 * collection and global that clients write refuses numbers that a database would not give back; what the server alone writes
 * may tell of them.
 */
export function guardCollection(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { slug, access, hooks } = collection
  if (!(slug in matrix)) {
    throw new Error(`The collection "${slug}" has no row in src/payload/access/matrix`)
  }
  const isOfPayload = slug.startsWith('payload-')
  const isLocks = slug === 'payload-locked-documents'
  const endpoints = withChangesOfMany({
    ...collection,
    endpoints: isOfPayload ? withoutDeletionByKey(collection.endpoints) : collection.endpoints,
  })
  return {
    ...collection,
    access: limitKeys(slug, isOfPayload ? { ...access, ...getAccess(slug) } : access),
    endpoints: withoutForbidden(endpoints, matrix[slug]),
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ...(isOfPayload ? [strictInput] : []),
        ...(isLocks ? [lockInOwnName] : []),
        relationsById,
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...(isLocks ? [lockWhatIsFree] : []),
        // After the others, so that what they write is checked, too.
        ...(matrix[slug].update === 'nobody' ? [] : [emptiedRelations, storableNumbers.collection]),
      ],
      afterOperation: [...(hooks.afterOperation ?? []), readableRelations],
    },
  }
}

export const guardGlobal = (global: SanitizedGlobalConfig): SanitizedGlobalConfig => ({
  ...global,
  access: closeToKeys(global.access),
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ...(global.hooks.beforeOperation ?? []),
      strictGlobalInput,
      knownRelationsOfGlobal,
    ],
    beforeChange: [...(global.hooks.beforeChange ?? []), storableNumbers.global],
    afterRead: [...(global.hooks.afterRead ?? []), readableRelationsOfGlobal],
  },
})

/** Methods and paths of Payload's endpoints, by what they do. */
const endpointsOf: Partial<Record<Verb, string[]>> = {
  create: ['post /', 'post /:id/duplicate'],
  update: ['patch /', 'patch /:id'],
  delete: ['delete /', 'delete /:id'],
}

/** Takes out the endpoints of what the matrix forbids to everybody: they are answered 405, and `Allow` leaves them out. */
function withoutForbidden(
  endpoints: SanitizedCollectionConfig['endpoints'],
  rules: Record<Verb, Rule>,
): SanitizedCollectionConfig['endpoints'] {
  const forbidden = verbs
    .filter((verb) => rules[verb] === 'nobody')
    .flatMap((verb) => endpointsOf[verb] ?? [])
  return (
    endpoints && endpoints.filter(({ method, path }) => !forbidden.includes(`${method} ${path}`))
  )
}

/** Payload's own way to delete a preference by its key fails on SQLite; that by id is as good. */
const withoutDeletionByKey = (endpoints: SanitizedCollectionConfig['endpoints']) =>
  endpoints && endpoints.filter(({ method, path }) => method !== 'delete' || path !== '/:key')
