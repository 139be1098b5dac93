import type { CollectionSlug, FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'
import { isDocumentId } from './document-id'

export interface Relation {
  /** Where it stands, such as `gallery` or `brand.fontFiles`; several links of one field have the same. */
  path: string
  isRequired: boolean
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
export function* relationsIn(data: unknown, place: Place): Generator<Relation> {
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
        const isRequired = field.required === true
        if (typeof field.relationTo !== 'string') {
          for (const link of [value].flat()) {
            const { relationTo, value: id } = (link ?? {}) as Record<string, unknown>
            if (typeof relationTo === 'string' && typeof id === 'string')
              yield { path, isRequired, collection: relationTo, ids: [id], isInBlock }
          }
          break
        }
        const ids = [value].flat().filter((id) => typeof id === 'string' && id !== '') as string[]
        if (ids.length > 0) {
          const { relationTo: collection } = field
          yield { path, isRequired, collection, ids: [...new Set(ids)], isInBlock }
        }
        break
      }
      default:
    }
  }
}

/** Which of these documents there are, those in the trash among them. */
export async function existingIds(
  req: PayloadRequest,
  collection: string,
  ids: string[],
): Promise<Set<string>> {
  const possible = ids.filter(isDocumentId)
  if (possible.length === 0) return new Set()
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: collection as CollectionSlug,
    where: { id: { in: possible } },
    select: { id: true },
    pagination: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
