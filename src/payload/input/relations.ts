import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isDocumentId } from '@/src/platform/database/ids'
import { existingIds, relationsIn } from '@/src/platform/database/relations-in'
import { databaseKind } from '@/src/platform/env'
import { fieldRefusal } from '../errors'

/** Refuses ids of documents that do not exist; the databases would answer with an error of their own. */
export const knownRelations: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  await checkRelations(data, collection.flattenedFields, req)
  return args
}

/** The same for a global. */
export const knownRelationsOfGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation === 'update') await checkRelations(args.data, global.flattenedFields, req)
  return args
}

/** @throws ValidationError where data names what does not exist */
export async function checkRelations(
  data: unknown,
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<void> {
  const { blocks = [] } = req.payload.config
  for (const { path, collection, ids, isInBlock } of relationsIn(data, { fields, blocks })) {
    const isKnown = isInBlock
      ? areStorableInBlocks(ids)
      : (await existingIds(req, collection, ids)).size === ids.length
    if (!isKnown) throw fieldRefusal(path, `${path} names something that does not exist`)
  }
}

/** MongoDB's driver fails at malformed ids, without a word of their field; SQLite keeps blocks as they are. */
const areStorableInBlocks = (ids: string[]): boolean =>
  databaseKind === 'sqlite' || ids.every(isDocumentId)

/**
 * Says in words that a relation to one of several collections is empty. A draft in which it was emptied names it no
 * more, and Payload's SQLite adapter takes what is not named for unchanged: publishing that draft by its status alone
 * would bring back what was public before.
 */
export const emptiedRelations: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  collection,
}) => {
  if (operation !== 'update') return data
  const emptied = collection.flattenedFields.filter(
    (field) =>
      (field.type === 'relationship' || field.type === 'upload') &&
      Array.isArray(field.relationTo) &&
      !field.localized &&
      data[field.name] === undefined &&
      !originalDoc?.[field.name],
  )
  return { ...data, ...Object.fromEntries(emptied.map(({ name }) => [name, null])) }
}
