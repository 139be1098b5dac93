import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
} from 'payload'
import { isDocumentId } from '../../src/lib/document-id'
import { fieldRefusal } from '../errors'

/** Refuses ids of documents that do not exist; the databases would answer with an error of their own. */
export const knownRelations: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: Record<string, unknown> }
  await checkFields(data, collection.flattenedFields, '', req)
  return args
}

async function checkFields(
  data: Record<string, unknown> | undefined,
  fields: FlattenedField[],
  prefix: string,
  req: PayloadRequest,
): Promise<void> {
  for (const field of fields) {
    const path = prefix + field.name
    if (field.type === 'group') {
      const inner = data?.[field.name] as Record<string, unknown> | undefined
      await checkFields(inner, field.flattenedFields, `${path}.`, req)
    }
    if (field.type !== 'relationship' && field.type !== 'upload') continue
    const ids = [data?.[field.name]].flat().filter((id) => typeof id === 'string' && id !== '')
    if (ids.length === 0 || typeof field.relationTo !== 'string') continue
    const wanted = [...new Set(ids as string[])]
    if ((await countExisting(field.relationTo, wanted, req)) < wanted.length) {
      throw fieldRefusal(path, `${path} names something that does not exist`)
    }
  }
}

async function countExisting(collection: string, ids: string[], req: PayloadRequest) {
  const possible = ids.filter(isDocumentId)
  if (possible.length === 0) return 0
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    where: { id: { in: possible } },
    trash: true,
    req,
  })
  return totalDocs
}
