import type { FlattenedField } from 'payload'
import { isRecord } from '@/src/platform/values/stored-values'
import { isLocalized, mapParts, type Schema } from '@/src/platform/values/walk-fields'

/** A place that names a picture: by the id of its media, or by its file, in an address of ours. */
export interface Mention {
  by: 'id' | 'file'
  name: string
  /** Names of fields and places of rows, as forms and errors have it. */
  path: string
  /** The language of a localized field, where all languages are looked at. */
  locale: string | null
}

/** Returns the replacement for a mention; undefined leaves it as it is. */
export type Swap = (mention: Mention) => string | undefined

type Data = Record<string, unknown>

interface Place {
  blocks: Schema['blocks']
  prefix: string
  locale: string | null
  /** Localized fields hold a value for each language, as they are stored. */
  isStored: boolean
  swap: Swap
}

/**
 * A document with other pictures in it, wherever its schema has one: uploads and relations, uploads and links of rich
 * text, addresses in texts and lists. Parts that stay are the same objects as before.
 * @param isStored whether it has all languages, as in the database
 */
export function withSwapped(
  doc: Data,
  { fields, blocks }: Schema,
  swap: Swap,
  isStored = false,
): Data {
  return swappedIn(doc, fields, { blocks, prefix: '', locale: null, isStored, swap })
}

/** Every place of a stored document that names a picture. */
export function mentionsIn(doc: Data, schema: Schema): Mention[] {
  const mentions: Mention[] = []
  withSwapped(doc, schema, (mention) => void mentions.push(mention), true)
  return mentions
}

/** Returns true where documents of a schema can show pictures at all. */
export const canMention = ({ fields }: Pick<Schema, 'fields'>): boolean =>
  fields.some(
    (field) =>
      field.type === 'blocks' ||
      field.type === 'richText' ||
      (isRelation(field) && [field.relationTo].flat().includes('media')) ||
      ('flattenedFields' in field && canMention({ fields: field.flattenedFields })),
  )

function swappedIn(data: Data, fields: FlattenedField[], place: Place): Data {
  const changes: Data = {}
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || value === null) continue
    const path = place.prefix + field.name
    const swapped =
      place.isStored && place.locale === null && isLocalized(field) && isRecord(value)
        ? mapped(value, (one, locale) => swappedValue(one, field, path, { ...place, locale }))
        : swappedValue(value, field, path, place)
    if (swapped !== value) changes[field.name] = swapped
  }
  return Object.keys(changes).length > 0 ? { ...data, ...changes } : data
}

function swappedValue(value: unknown, field: FlattenedField, path: string, place: Place): unknown {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return [field.relationTo].flat().includes('media')
        ? mappedList(value, (one) => swappedRelation(one, path, place))
        : value
    case 'richText':
    case 'json':
      return swappedTree(value, path, place)
    case 'text':
    case 'textarea':
    case 'code':
      return mappedList(value, (one) => swappedText(one, path, place))
    default:
      return mapParts(field, value, place.blocks, ({ data, fields, step }) =>
        swappedIn(data, fields, { ...place, prefix: path + step }),
      )
  }
}

/** A relation to one of several collections names it, too. */
function swappedRelation(value: unknown, path: string, place: Place): unknown {
  if (isRecord(value)) {
    if (value.relationTo !== 'media') return value
    const other = swappedRelation(value.value, path, place)
    return other === value.value ? value : { ...value, value: other }
  }
  if (typeof value !== 'string' || value === '') return value
  return place.swap({ by: 'id', name: value, path, locale: place.locale }) ?? value
}

/** Rich text and lists: uploads are nodes of the tree, addresses stand anywhere in it. */
function swappedTree(value: unknown, path: string, place: Place): unknown {
  if (typeof value === 'string') return swappedText(value, path, place)
  if (Array.isArray(value)) return mappedList(value, (one) => swappedTree(one, path, place))
  if (!isRecord(value)) return value
  const isUpload = value.type === 'upload' && value.relationTo === 'media'
  return mapped(value, (one, name) =>
    isUpload && name === 'value'
      ? swappedRelation(isRecord(one) ? one.id : one, path, place)
      : swappedTree(one, path, place),
  )
}

/** Names are random, so a file is ours whichever host its address has: the site may have several. */
const addressPattern = /(?<=\/uploads\/)\w[\w.-]*\w/g

function swappedText(value: unknown, path: string, place: Place): unknown {
  if (typeof value !== 'string' || !value.includes('/uploads/')) return value
  return value.replace(
    addressPattern,
    (name) => place.swap({ by: 'file', name, path, locale: place.locale }) ?? name,
  )
}

function mappedList(value: unknown, map: (one: unknown, index: number) => unknown): unknown {
  if (!Array.isArray(value)) return map(value, 0)
  const list = value.map(map)
  return list.every((one, index) => one === value[index]) ? value : list
}

function mapped(value: Data, map: (one: unknown, name: string) => unknown): Data {
  const changes: Data = {}
  for (const [name, one] of Object.entries(value)) {
    const other = map(one, name)
    if (other !== one) changes[name] = other
  }
  return Object.keys(changes).length > 0 ? { ...value, ...changes } : value
}

const isRelation = (field: FlattenedField) =>
  field.type === 'upload' || field.type === 'relationship'
