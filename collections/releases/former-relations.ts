import type { FlattenedField, PayloadRequest } from 'payload'
import { existingIds, type Relation, relationsIn } from '@/src/lib/database/relations-in'
import { valueAt, withValueAt } from '@/src/lib/value-at'
import type { StoredDocument } from './stored'

/**
 * What was public of a document, without what it named then and was deleted since: databases with foreign keys would
 * not take it. Blocks are kept as they were; pages show them without what is missing.
 */
export async function withoutDeleted(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<StoredDocument> {
  let left = doc
  for (const { path, collection, ids } of await deletedOf(req, doc, fields)) {
    const isDeleted = (link: unknown) => {
      const { relationTo = collection, value = link } = Object(link) as Link
      return relationTo === collection && ids.includes(String(value))
    }
    const value = valueAt(left, path)
    const rest = Array.isArray(value) ? value.filter((link) => !isDeleted(link)) : null
    left = withValueAt(left, path, rest)
  }
  return left
}

/** The required field of a document that named something which was deleted since; undefined where it can be given back. */
export async function emptiedField(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<string | undefined> {
  const deleted = await deletedOf(req, doc, fields)
  return deleted.find(({ isRequired }) => isRequired)?.path
}

interface Link {
  relationTo?: string
  value?: unknown
}

/** What a document names of what is not there any more. */
async function deletedOf(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<Relation[]> {
  const deleted: Relation[] = []
  for (const relation of relationsIn(doc, { fields, blocks: [] })) {
    const existing = await existingIds(req, relation.collection, relation.ids)
    const ids = relation.ids.filter((id) => !existing.has(id))
    if (ids.length > 0) deleted.push({ ...relation, ids })
  }
  return deleted
}
