import type {
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
