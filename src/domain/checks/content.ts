import type { FlattenedBlock, FlattenedField } from 'payload'
import { linkOrNothingPattern } from '@/src/contract/patterns'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { isHidden } from '@/src/domain/pages/places'
import { linkedParts } from '@/src/domain/pages/legal-lines'
import { plainText } from '@/src/platform/text/text'
import { type OnPicture, takeOnPicture } from './on-pictures'
import { type Heading, headingsIn, linesIn, listNodes, markedHeadings } from './rich-text'
import { type Sample, samplesIn } from './samples'
import { isRecord } from '@/src/platform/values/stored-values'
import {
  isLocalized,
  listParts,
  type Schema as FieldSchema,
  type Visit,
  walkFields,
} from '@/src/platform/values/walk-fields'
import { type ByLanguage, readId, textsByLanguage } from './values'

/** A text in every language that has it. */
export interface Text {
  path: string
  byLanguage: ByLanguage
  /** True for the text of a link or a button: it may be a single word. */
  isOfLink: boolean
}

export interface Link {
  /** Path of the field with the address. */
  path: string
  href: string
  /** Null where the address is the same in all languages. */
  locale: Language | null
  /** The words of the link, where they stand with its address in one text. */
  words?: string
}

export interface PictureUse {
  path: string
  id: string
  /** Fewest pixels that the place needs. */
  leastWidth: number
}

/** The headings of a rich text, or of an article, in one language. */
export interface Writing {
  path: string
  lng: Language
  headings: Heading[]
}

/** A table that editors write as text, with `|` between the cells. */
export interface Table {
  /** Paths of the field with the heads, and of that with the rows. */
  heads: string
  rows: string
  title: string
  byLanguage: Partial<Record<Language, { title: string; heads: string; rows: string }>>
}

/** A value beside what it is the value of, such as a figure and its label. */
export interface Pair {
  path: string
  lng: Language
  name: string
  value: string
}

/** Content of a document, sorted by what checks look at. */
export interface Content {
  collection: string
  id: string
  isPublic: boolean
  /** Title, and the texts that search engines show. */
  title: Text
  description: Text | undefined
  /** True where they are written for search engines alone, and shown nowhere else. */
  isForSearchOnly: Record<'title' | 'description', boolean>
  /** Its address, without a language; null where it has none. */
  address: string | null
  texts: Text[]
  links: Link[]
  pictures: PictureUse[]
  onPictures: OnPicture[]
  writings: Writing[]
  tables: Table[]
  pairs: Pair[]
  samples: Sample[]
  /** Days after which something is no longer true. */
  lastDays: { path: string; day: string }[]
}

/** A block's `custom.example` is what a new one comes with. */
export interface Schema extends FieldSchema {
  blocks: Pick<FlattenedBlock, 'slug' | 'flattenedFields' | 'custom'>[]
}

type Parts = Pick<
  Content,
  | 'texts'
  | 'links'
  | 'pictures'
  | 'onPictures'
  | 'writings'
  | 'tables'
  | 'pairs'
  | 'samples'
  | 'lastDays'
>

/** Smallest width of a picture whose field does not say more, px. */
const defaultLeastWidth = 480

/**
 * Sorts what stands in a document by the kinds of its fields, whatever the collections and blocks are called.
 * @param doc as stored: each localized value is an object by language
 */
export function sortParts(doc: unknown, schema: Schema): Parts {
  const parts: Parts = {
    texts: [],
    links: [],
    pictures: [],
    onPictures: [],
    writings: [],
    tables: [],
    pairs: [],
    samples: [],
    lastDays: [],
  }
  for (const visit of walkFields(doc, schema, { isLeftOut: isHidden })) take(visit, schema, parts)
  return parts
}

function take(visit: Visit, { blocks }: Schema, parts: Parts): void {
  const { field, fields, path, value } = visit
  switch (field.type) {
    case 'blocks':
      for (const part of listParts(field, value, blocks)) {
        const example = blocks.find(({ slug }) => slug === part.data.blockType)?.custom?.example
        if (isRecord(example) && !isHidden(part.data))
          parts.samples.push(...samplesIn(part.data, example, part.fields, path + part.step))
      }
      break
    case 'upload':
      takePictures(field, value, path, parts)
      break
    case 'date':
      if (field.custom?.isLastDay && typeof value === 'string')
        parts.lastDays.push({ path, day: value.slice(0, 10) })
      break
    case 'text':
      if (isLink(field)) takeLink(value, path, parts)
      else if (isLocalized(field)) takeText(field, value, path, isWordsOfLink(field, fields), parts)
      break
    case 'textarea':
    case 'json':
      if (isLocalized(field)) takeText(field, value, path, false, parts)
      if (field.custom?.marks)
        for (const [lng, text] of Object.entries(textsByLanguage(value)))
          parts.writings.push({ path, lng: lng as Language, headings: markedHeadings(text) })
      break
    case 'richText':
      if (isLocalized(field)) takeWriting(value, path, parts)
      break
    default:
  }
  takeTable(visit, parts)
  takePairs(visit, parts)
  takeOnPicture(visit, parts)
}

function takePictures(field: FlattenedField, value: unknown, path: string, { pictures }: Parts) {
  if (!('relationTo' in field) || field.relationTo !== 'media') return
  const leastWidth = Number(field.custom?.leastWidth ?? defaultLeastWidth)
  for (const id of [value].flat().map(readId)) if (id) pictures.push({ path, id, leastWidth })
}

function takeLink(value: unknown, path: string, { links }: Parts) {
  for (const [locale, href] of Object.entries(textsByLanguage(value)))
    links.push({ path, href, locale: locale as Language })
  if (typeof value === 'string' && value !== '') links.push({ path, href: value, locale: null })
}

function takeText(
  field: FlattenedField,
  value: unknown,
  path: string,
  isOfLink: boolean,
  parts: Parts,
) {
  if (!isRecord(value)) return
  const entries = new Map<string, ByLanguage>()
  for (const [lng, inner] of Object.entries(value)) {
    if (!isLanguage(lng)) continue
    for (const [name, text] of entriesOf(inner, Boolean(field.custom?.hasTextNames)))
      entries.set(name, { ...entries.get(name), [lng]: text })
  }
  for (const byLanguage of entries.values()) {
    parts.texts.push({ path, byLanguage, isOfLink })
    for (const [lng, text] of Object.entries(byLanguage))
      for (const { text: words, href } of text.split('\n').flatMap(linkedParts))
        if (href) parts.links.push({ path, href, locale: lng as Language, words })
  }
}

/** The texts in a value, each by a name that is the same in every language. */
function entriesOf(value: unknown, hasTextNames: boolean, name = ''): [string, string][] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[name, value]]
  if (Array.isArray(value))
    return value.flatMap((inner, index) => entriesOf(inner, false, `${name}.${index}`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner], index) =>
    hasTextNames
      ? [
          [`${name}.${index}.name`, key] as [string, string],
          ...entriesOf(inner, false, `${name}.${index}.value`),
        ]
      : entriesOf(inner, false, `${name}.${key}`),
  )
}

function takeWriting(value: unknown, path: string, parts: Parts) {
  if (!isRecord(value)) return
  const byLanguage: ByLanguage = {}
  for (const [lng, inner] of Object.entries(value)) {
    if (!isLanguage(lng) || !isRecord(inner)) continue
    byLanguage[lng] = plainText(inner)
    const nodes = listNodes(inner)
    const lines = linesIn(nodes)
    parts.writings.push({ path, lng, headings: headingsIn(lines) })
    for (const { href, text } of lines.flatMap(({ links }) => links))
      parts.links.push({ path, href, locale: lng, words: text })
  }
  parts.texts.push({ path, byLanguage, isOfLink: false })
}

/** A table says of itself which field is which, by `custom.table`. */
function takeTable({ data, field, fields, path }: Visit, { tables }: Parts) {
  if (field.custom?.table !== 'title') return
  const prefix = path.slice(0, -field.name.length)
  const named = (part: string) => fields.find(({ custom }) => custom?.table === part)?.name
  const [heads, rows] = ['heads', 'rows'].map(named)
  if (heads === undefined || rows === undefined) return
  const [titles, allHeads, allRows] = [field.name, heads, rows].map((name) =>
    textsByLanguage(data[name]),
  )
  const written = Object.keys({ ...allHeads, ...allRows }) as Language[]
  const textIn = (texts: ByLanguage | undefined, lng: Language) =>
    texts?.[lng] ?? texts?.[defaultLanguage] ?? ''
  const byLanguage = Object.fromEntries(
    written.map((lng) => [
      lng,
      { title: textIn(titles, lng), heads: textIn(allHeads, lng), rows: textIn(allRows, lng) },
    ]),
  )
  tables.push({ title: path, heads: prefix + heads, rows: prefix + rows, byLanguage })
}

/** Names and values of the rows of an object, and values that stand beside their label. */
function takePairs({ data, field, fields, path, value }: Visit, { pairs }: Parts) {
  if (field.custom?.hasTextNames && isRecord(value))
    for (const [lng, rows] of Object.entries(value)) {
      if (!isLanguage(lng) || !isRecord(rows)) continue
      for (const [name, text] of Object.entries(rows))
        pairs.push({ path, lng, name, value: plainText(text) })
    }
  if (field.custom?.figure !== 'value') return
  const label = fields.find(({ custom }) => custom?.figure === 'label')?.name
  if (label === undefined) return
  const labels = textsByLanguage(data[label])
  for (const [lng, text] of Object.entries(textsByLanguage(value)))
    pairs.push({ path, lng: lng as Language, name: labels[lng as Language] ?? '', value: text })
}

const isLink = ({ custom }: FlattenedField): boolean => custom?.pattern === linkOrNothingPattern

/** `ctaText` beside `ctaHref` or `ctaUrl`. */
const isWordsOfLink = ({ name }: FlattenedField, beside: FlattenedField[]): boolean => {
  const [, start] = /^(.+)Text$/.exec(name) ?? []
  return beside.some(
    (field) => isLink(field) && new RegExp(`^${start}(?:Href|Url)$`).test(field.name),
  )
}
