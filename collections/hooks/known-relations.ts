import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedBlock,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isDocumentId } from '@/src/lib/database/document-id'
import { databaseKind } from '@/src/lib/env'
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

async function checkRelations(
  data: unknown,
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<void> {
  const { blocks = [] } = req.payload.config
  for (const { path, collection, ids, isInBlock } of relationsIn(data, { fields, blocks })) {
    const isKnown = isInBlock
      ? areStorableInBlocks(ids)
      : (await countExisting(collection, ids, req)) === ids.length
    if (!isKnown) throw fieldRefusal(path, `${path} names something that does not exist`)
  }
}

/** MongoDB's driver fails at malformed ids, without a word of their field; SQLite keeps blocks as they are. */
const areStorableInBlocks = (ids: string[]): boolean =>
  databaseKind === 'sqlite' || ids.every(isDocumentId)

interface Relation {
  path: string
  collection: string
  /** Each of them once. */
  ids: string[]
  isInBlock: boolean
}

interface Place {
  fields: FlattenedField[]
  /** All blocks of the configuration. */
  blocks: Pick<FlattenedBlock, 'slug' | 'flattenedFields'>[]
  prefix?: string
  isInBlock?: boolean
}

/** What a document points to, wherever in it that stands. */
function* relationsIn(data: unknown, place: Place): Generator<Relation> {
  if (typeof data !== 'object' || data === null) return
  const { fields, blocks, prefix = '', isInBlock = false } = place
  for (const field of fields) {
    const path = prefix + field.name
    const value = (data as Record<string, unknown>)[field.name]
    const rows: unknown[] = Array.isArray(value) ? value : []
    switch (field.type) {
      case 'group':
        yield* relationsIn(value, { ...place, fields: field.flattenedFields, prefix: `${path}.` })
        break
      case 'array':
        for (const [index, row] of rows.entries()) {
          const inner = { ...place, fields: field.flattenedFields, prefix: `${path}.${index}.` }
          yield* relationsIn(row, inner)
        }
        break
      case 'blocks':
        for (const [index, row] of rows.entries()) {
          const { blockType } = (row ?? {}) as { blockType?: unknown }
          const own = blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
          yield* relationsIn(row, {
            fields: own,
            blocks,
            prefix: `${path}.${index}.`,
            isInBlock: true,
          })
        }
        break
      case 'relationship':
      case 'upload': {
        if (typeof field.relationTo !== 'string') {
          for (const link of [value].flat()) {
            const { relationTo, value: id } = (link ?? {}) as Record<string, unknown>
            if (typeof relationTo === 'string' && typeof id === 'string')
              yield { path, collection: relationTo, ids: [id], isInBlock }
          }
          break
        }
        const ids = [value].flat().filter((id) => typeof id === 'string' && id !== '') as string[]
        if (ids.length > 0) {
          yield { path, collection: field.relationTo, ids: [...new Set(ids)], isInBlock }
        }
        break
      }
      default:
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
