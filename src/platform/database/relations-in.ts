import type { CollectionSlug, FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'
import { valueAt, withValueAt } from '../values/value-at'
import { isDocumentId } from './document-id'

export interface Relation {
  /** Path such as `gallery` or `brand.fontFiles`; several links of one field share it. */
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
  /** The fields of a collection: what was read along with a document is gone through, too. */
  fieldsOf?: (collection: string) => FlattenedField[]
  /** Codes of languages, where a document is read in all of them: what is translated is an object of these. */
  languages?: readonly string[]
  prefix?: string
  isInBlock?: boolean
}

/** Yields the relations of a document, at any depth. */
export function* relationsIn(data: unknown, place: Place): Generator<Relation> {
  if (!isData(data)) return
  const { fields, prefix = '' } = place
  for (const field of fields)
    yield* relationsAt(prefix + field.name, data[field.name], field, place)
}

function* relationsAt(
  path: string,
  value: unknown,
  field: FlattenedField,
  place: Place,
): Generator<Relation> {
  if ('localized' in field && field.localized && isByLanguage(value, place)) {
    for (const [lng, own] of Object.entries(value))
      yield* relationsAt(`${path}.${lng}`, own, { ...field, localized: false }, place)
    return
  }
  const rows: unknown[] = Array.isArray(value) ? value : []
  switch (field.type) {
    case 'group':
    case 'tab':
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
        const own = place.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
        const inner = { ...place, fields: own, prefix: `${path}.${index}.`, isInBlock: true }
        yield* relationsIn(row, inner)
      }
      break
    case 'richText':
      yield* linksInText(path, value, place)
      break
    case 'relationship':
    case 'upload':
      yield* linksOf(path, value, field, place)
      break
    default:
  }
}

function* linksOf(
  path: string,
  value: unknown,
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  place: Place,
): Generator<Relation> {
  const isRequired = field.required === true
  const { isInBlock = false } = place
  const links: unknown[] = [value].flat()
  if (typeof field.relationTo !== 'string') {
    for (const [index, link] of links.entries()) {
      const at = Array.isArray(value) ? `${path}.${index}` : path
      const { relationTo, value: id } = (link ?? {}) as Record<string, unknown>
      if (typeof relationTo !== 'string') continue
      if (typeof id === 'string')
        yield { path, isRequired, collection: relationTo, ids: [id], isInBlock }
      else yield* inside(`${at}.value`, id, relationTo, place)
    }
    return
  }
  const { relationTo: collection } = field
  const ids = links.filter((id) => typeof id === 'string' && id !== '') as string[]
  if (ids.length > 0) yield { path, isRequired, collection, ids: [...new Set(ids)], isInBlock }
  for (const [index, link] of links.entries())
    yield* inside(Array.isArray(value) ? `${path}.${index}` : path, link, collection, place)
}

/** Yields the relations of a document that was read along. */
function* inside(
  path: string,
  doc: unknown,
  collection: string,
  { fieldsOf, ...place }: Place,
): Generator<Relation> {
  if (!fieldsOf) return
  const own = { ...place, fieldsOf, fields: fieldsOf(collection), prefix: `${path}.` }
  yield* relationsIn(doc, own)
}

/** Nodes of a formatted text name documents as relations to one of several collections do. */
function* linksInText(path: string, node: unknown, place: Place): Generator<Relation> {
  if (!isData(node) && !Array.isArray(node)) return
  for (const [name, inner] of Object.entries(node))
    yield* linksInText(`${path}.${name}`, inner, place)
  const { relationTo, value } = node as Record<string, unknown>
  if (typeof relationTo !== 'string') return
  const { isInBlock = false } = place
  if (typeof value === 'string')
    yield {
      path: `${path}.value`,
      isRequired: false,
      collection: relationTo,
      ids: [value],
      isInBlock,
    }
  else yield* inside(`${path}.value`, value, relationTo, place)
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

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isByLanguage = (
  value: unknown,
  { languages = [] }: Place,
): value is Record<string, unknown> =>
  isData(value) && Object.keys(value).every((name) => languages.includes(name))

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
