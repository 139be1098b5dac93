import type { FlattenedField, PayloadRequest } from 'payload'
import {
  existingIds,
  type Relation,
  relationsIn,
  withoutLinks,
} from '@/src/platform/database/relations-in'
import type { StoredDocument } from '@/src/payload/versions/stored-global'

/**
 * Removes from a document's former public state the relations to records that were deleted since: databases with
 * foreign keys would refuse them. Blocks are kept unchanged; pages show them without the missing records.
 */
export async function withoutDeleted(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<StoredDocument> {
  return withoutLinks(doc, await deletedOf(req, doc, fields))
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

/** Returns the relations of a document to deleted records. */
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
