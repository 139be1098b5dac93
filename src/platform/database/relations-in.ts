import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isRecord } from '../values/stored-values'
import { valueAt, withValueAt } from '../values/value-at'
import { type Schema, type Visit, walkFields } from '../values/walk-fields'
import { isDocumentId } from './ids'

export interface Relation {
  /** Path such as `gallery` or `brand.fontFiles`; several links of one field share it. */
  path: string
  isRequired: boolean
  collection: string
  /** Each of them once. */
  ids: string[]
  isInBlock: boolean
}

interface Place extends Schema {
  /** The fields of a collection: what was read along with a document is gone through, too. */
  fieldsOf?: (collection: string) => FlattenedField[]
  /** Codes of languages, where a document is read in all of them: what is translated is an object of these. */
  languages?: readonly string[]
  start?: Parameters<typeof walkFields>[3]
}

/** Yields the relations of a document, at any depth. */
export function* relationsIn(data: unknown, place: Place): Generator<Relation> {
  const { languages, start } = place
  for (const visit of walkFields(data, place, { languages }, start)) {
    const { field, path, value } = visit
    if (field.type === 'richText') yield* linksInText(path, value, visit, place)
    if (field.type === 'relationship' || field.type === 'upload')
      yield* linksOf(field, visit, place)
  }
}

function* linksOf(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  { path, value, block }: Visit,
  place: Place,
): Generator<Relation> {
  const relation = { path, isRequired: field.required === true, isInBlock: block !== undefined }
  const links: unknown[] = [value].flat()
  const pathOf = (index: number) => (Array.isArray(value) ? `${path}.${index}` : path)
  if (typeof field.relationTo !== 'string') {
    for (const [index, link] of links.entries()) {
      const { relationTo, value: id } = (link ?? {}) as Record<string, unknown>
      if (typeof relationTo !== 'string') continue
      if (typeof id === 'string') yield { ...relation, collection: relationTo, ids: [id] }
      else yield* inside(`${pathOf(index)}.value`, id, relationTo, { block, place })
    }
    return
  }
  const { relationTo: collection } = field
  const ids = links.filter((id) => typeof id === 'string' && id !== '') as string[]
  if (ids.length > 0) yield { ...relation, collection, ids: [...new Set(ids)] }
  for (const [index, link] of links.entries())
    yield* inside(pathOf(index), link, collection, { block, place })
}

/** Yields the relations of a document that was read along. */
function* inside(
  path: string,
  doc: unknown,
  collection: string,
  { block, place }: Pick<Visit, 'block'> & { place: Place },
): Generator<Relation> {
  const { fieldsOf } = place
  if (!fieldsOf) return
  const start = { path: `${path}.`, block }
  yield* relationsIn(doc, { ...place, fields: fieldsOf(collection), start })
}

/** Nodes of a formatted text name documents as relations to one of several collections do. */
function* linksInText(
  path: string,
  node: unknown,
  { block }: Pick<Visit, 'block'>,
  place: Place,
): Generator<Relation> {
  if (!isRecord(node) && !Array.isArray(node)) return
  for (const [name, inner] of Object.entries(node))
    yield* linksInText(`${path}.${name}`, inner, { block }, place)
  const { relationTo, value } = node as Record<string, unknown>
  if (typeof relationTo !== 'string') return
  const at = `${path}.value`
  if (typeof value === 'string')
    yield {
      path: at,
      isRequired: false,
      collection: relationTo,
      ids: [value],
      isInBlock: block !== undefined,
    }
  else yield* inside(at, value, relationTo, { block, place })
}

/** A copy without these links: lists without their ids, `null` in all other places. */
export function withoutLinks<Doc>(doc: Doc, relations: Relation[]): Doc {
  let left = doc
  // What stands inside of others comes behind them, and is taken out before their places change.
  for (const { path, collection, ids } of relations.toReversed()) {
    const isNamed = (link: unknown) => {
      const { relationTo = collection, value = link } = Object(link) as Link
      return relationTo === collection && ids.includes(String(value))
    }
    const value = valueAt(left, path)
    const rest = Array.isArray(value) ? value.filter((link) => !isNamed(link)) : null
    left = withValueAt(left, path, rest)
  }
  return left
}

interface Link {
  relationTo?: string
  value?: unknown
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
