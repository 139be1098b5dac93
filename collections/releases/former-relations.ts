import type { FlattenedField, PayloadRequest } from 'payload'
import {
  existingIds,
  type Relation,
  relationsIn,
  withoutLinks,
} from '@/src/lib/database/relations-in'
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
