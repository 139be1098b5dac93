import {
  type Collection,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  executeAccess,
  type FlattenedField,
  getFieldByPath,
  type GlobalAfterReadHook,
  type PayloadRequest,
} from 'payload'
import { languageNames } from '@/src/i18n/languages'
import { groupBy } from '@/src/platform/values/lists'
import { isDocumentId } from '@/src/platform/database/ids'
import { type Relation, relationsIn, withoutLinks } from '@/src/platform/database/relations-in'
import { Refusal } from '../errors'
import { isSiteOrStaff } from './rules'
import { getActingKey } from '@/src/platform/auth/api-key'

/**
 * Leaves out of what visitors are answered the ids of records that they cannot read: Payload shows a relation as an id,
 * whatever that leads to. Staff are told all of them, because a form saves what it was given.
 */
export const readableRelations: CollectionAfterOperationHook = async (call) => {
  const { collection, overrideAccess, req } = call
  if (overrideAccess || isSiteOrStaff(req)) return call.result
  const { flattenedFields: fields } = collection
  if (call.operation === 'find') {
    const { result } = call
    return { ...result, docs: await withReadable(req, result.docs, fields) }
  }
  if (call.operation === 'findByID') {
    const [doc] = await withReadable(req, [call.result], fields)
    return doc
  }
  return call.result
}

/**
 * Lets visitors ask for a relation by its id alone: other comparisons would tell the ids that the answer leaves out, piece by
 * piece. What stands in the records themselves is compared by Payload where the caller can read them.
 */
export const relationsById: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const isReading = operation === 'read' || operation === 'count'
  if (!isReading || overrideAccess || (isSiteOrStaff(req) && !getActingKey(req.user))) return args
  for (const [path, operators] of conditionsIn((args as { where?: unknown }).where)) {
    // Payload takes `__` for a dot.
    const asked = path.replaceAll('__', '.').replace(/(?:\.value)?(?:\.id)?$/, '')
    const field = getFieldByPath({ fields: collection.flattenedFields, path: asked })?.field
    const isRelation = field?.type === 'relationship' || field?.type === 'upload'
    if (isRelation && !operators.every((operator) => byId.includes(operator)))
      throw new Refusal(400, `The following path cannot be queried: ${path}`)
  }
  return args
}

const byId = ['equals', 'not_equals', 'in', 'not_in', 'exists']

/** Paths of fields, each with the operators by which it is compared. */
function conditionsIn(where: unknown): [string, string[]][] {
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([name, inner]: [string, unknown]) =>
    name.toLowerCase() === 'and' || name.toLowerCase() === 'or'
      ? Object.values(Object(inner) as object).flatMap(conditionsIn)
      : [[name, Object.keys(Object(inner) as object)] as [string, string[]]],
  )
}

/** Leaves the ids of records that visitors cannot read out of a global, as `readableRelations` does for collections. */
export const readableRelationsOfGlobal: GlobalAfterReadHook = async ({
  doc,
  global,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || isSiteOrStaff(req)) return doc
  const [readable] = await withReadable(req, [doc], global.flattenedFields)
  return readable
}

/** Asks once for each collection that the documents name, however many they are. */
async function withReadable<Doc>(
  req: PayloadRequest,
  docs: Doc[],
  fields: FlattenedField[],
): Promise<Doc[]> {
  const { blocks = [] } = req.payload.config
  const fieldsOf = (slug: string) => collectionOf(req, slug)?.config.flattenedFields ?? []
  const place = { fields, blocks, fieldsOf, languages: Object.keys(languageNames) }
  const named = docs.map((doc) => [...relationsIn(doc, place)])
  const readable = new Map<string, Set<string>>()
  for (const [slug, relations] of groupBy(named.flat(), ({ collection }) => collection))
    readable.set(slug, await readableIds(req, slug, relations))
  const unreadable = ({ ids, ...relation }: Relation): Relation[] => {
    const others = ids.filter((id) => !readable.get(relation.collection)?.has(id))
    return others.length === 0 ? [] : [{ ...relation, ids: others }]
  }
  return docs.map((doc, index) => withoutLinks(doc, (named[index] ?? []).flatMap(unreadable)))
}

async function readableIds(
  req: PayloadRequest,
  slug: string,
  relations: Relation[],
): Promise<Set<string>> {
  const ids = [...new Set(relations.flatMap((relation) => relation.ids))].filter(isDocumentId)
  const [id] = ids
  const config = collectionOf(req, slug)?.config
  if (id === undefined || !config) return new Set()
  // Some access rules allow more where an id is named, which is how a client reads a related record.
  const rule = await executeAccess({ disableErrors: true, id, req }, config.access.read)
  if (typeof rule === 'boolean') return new Set(rule ? ids : [])
  const notTrashed = config.trash ? [{ deletedAt: { exists: false } }] : []
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: config.slug,
    where: { and: [{ id: { in: ids } }, rule, ...notTrashed] },
    select: { id: true },
    pagination: false,
    req,
  })
  return new Set(docs.map((doc) => String(doc.id)))
}

/** A formatted text may name a collection that there is not. */
const collectionOf = ({ payload }: PayloadRequest, slug: string): Collection | undefined =>
  Object.hasOwn(payload.collections, slug) ? payload.collections[slug as CollectionSlug] : undefined
