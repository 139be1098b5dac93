import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isDocumentId } from '@/src/platform/database/ids'
import { readTitles } from '../titles'

interface Change {
  field: FlattenedField | undefined
  /** Before and after. */
  kept: unknown[]
}

/** Titles of related records, by `collection id`. */
type Names = Map<string, string | null>

/** Reads what the records are called that changed relations name; nothing is read where none changed. */
export const namesOfRelated = (changes: Change[], req: PayloadRequest): Promise<Names> =>
  readTitles(
    req,
    changes.flatMap(({ field, kept }) => kept.flatMap((value) => relatedIn(value, field))),
    // The log is read by super_admin alone.
    { overrideAccess: true },
  )

/** A value as people know it: related records by their titles, a day without its time. */
export function named(value: unknown, field: FlattenedField | undefined, names: Names): unknown {
  if (field?.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly')
    return typeof value === 'string' ? value.slice(0, 10) : value
  const related = relatedIn(value, field)
  if (related.length === 0) return value
  return related.map(({ collection, id }) => names.get(`${collection} ${id}`) ?? id)
}

interface Related {
  collection: CollectionSlug
  id: string
}

/** The records that a value of a relation names. */
function relatedIn(value: unknown, field: FlattenedField | undefined): Related[] {
  if (field?.type !== 'relationship' && field?.type !== 'upload') return []
  return [value].flat().flatMap((one): Related[] => {
    const { relationTo, value: inner } = (one ?? {}) as { relationTo?: unknown; value?: unknown }
    const collection = typeof relationTo === 'string' ? relationTo : field.relationTo
    const id = idOf(typeof relationTo === 'string' ? inner : one)
    return id && typeof collection === 'string'
      ? [{ collection: collection as CollectionSlug, id }]
      : []
  })
}

function idOf(value: unknown): string | undefined {
  const id: unknown = typeof value === 'object' && value ? (value as { id?: unknown }).id : value
  return typeof id === 'string' && isDocumentId(id) ? id : undefined
}
