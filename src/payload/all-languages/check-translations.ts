import {
  type CollectionBeforeChangeHook,
  type FieldHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Validate,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { isLocalized, type Visit, walkFields } from '@/src/platform/values/walk-fields'
import { labelPath } from '../field-words'
import { inOtherLanguage, pathIn } from './each-language'
import { inLanguage, unknownRows } from './in-language'
import { listLanguages, storedTexts, readTranslations } from './translations'

type Doc = Record<string, unknown>

/**
 * Puts each text of the other languages of a save through the hooks and checks of its field, as one that is saved by
 * itself. It must be the last hook before the fields are written.
 * @throws ValidationError that names language and field of each text that is wrong
 */
export const checkTranslations: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const translations = readTranslations(context, collection.slug, originalDoc?.id)
  if (!translations) return data
  const stored = await storedTexts(translations, collection, req)
  const schema = { fields: collection.flattenedFields, blocks: req.payload.config.blocks }
  const isDraft = translations.isDraft === true && data._status !== 'published'
  const documents: typeof translations.documents = []
  const errors: ValidationFieldError[] = []
  for (const [lng, given] of listLanguages(translations)) {
    const doc = inLanguage(data, { given, stored }, lng, schema)
    const found: Found[] = [...unknownRows(data, given, schema)].map((path) => ({
      path,
      message: 'is unknown: the record has no such row',
    }))
    const around = { collection, doc, found, isDraft, originalDoc: Object(originalDoc), req }
    await inOtherLanguage(req, lng, async () => {
      for (const visit of walkFields(doc, schema))
        if (visit.isInText || isLocalized(visit.field)) await checkText(visit, around)
    })
    const words = { ...schema, blocks: schema.blocks ?? [], data: doc, i18n: req.i18n }
    for (const { path, message } of found)
      errors.push({ path: pathIn(lng, path), label: labelPath(path, words), message })
    documents.push([lng, doc])
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors })
  translations.documents = documents
  return data
}

/** Puts the other languages of a field beside what is stored, whence Payload takes them when it writes. */
export const putTranslations: FieldHook = ({
  collection,
  context,
  originalDoc,
  path,
  siblingDocWithLocales,
  value,
}) => {
  const { documents } = readTranslations(context, collection?.slug, Object(originalDoc).id) ?? {}
  if (!documents || !siblingDocWithLocales) return value
  const name = String(path.at(-1))
  const textIn = (doc: Doc) =>
    // For SQLite a list that is not there would be an empty one, for which English does not stand in.
    path.reduce<unknown>((inner, key) => Object(inner)[key], doc) ?? null
  siblingDocWithLocales[name] = {
    ...Object(siblingDocWithLocales[name]),
    ...Object.fromEntries(documents.map(([lng, doc]) => [lng, textIn(doc)])),
  }
  return value
}

interface Found {
  path: string
  message: string
}

interface Around {
  collection: SanitizedCollectionConfig
  /** The document in the language. */
  doc: Doc
  /** Errors of its texts. */
  found: Found[]
  isDraft: boolean
  originalDoc: Doc
  req: PayloadRequest
}

/** Changes a text of a document as the hooks of its field do, and notes what is wrong with it. */
async function checkText(
  // All fields of a list that each language has for itself are texts of that.
  { block: blockData, data: siblingData, field, isInText: isNeeded, ...visit }: Visit,
  around: Around,
): Promise<void> {
  const { collection, doc, found, isDraft, originalDoc, req } = around
  const path = visit.path.split('.')
  const { name } = field
  const isThere = () => siblingData[name] !== undefined && siblingData[name] !== null
  if (!isThere() && !isNeeded) return
  const { beforeChange = [], beforeValidate = [] } = ('hooks' in field && field.hooks) || {}
  for (const hook of [...beforeValidate, ...beforeChange]) {
    if (hook === putTranslations) continue
    const changed: unknown = await hook({
      blockData,
      collection,
      context: req.context,
      data: doc,
      field: field as Parameters<FieldHook>[0]['field'],
      global: null,
      indexPath: [],
      operation: 'update',
      originalDoc,
      path,
      previousSiblingDoc: {},
      req,
      schemaPath: path,
      siblingData,
      siblingDocWithLocales: {},
      siblingFields: [],
      value: siblingData[name],
    })
    if (changed !== undefined) siblingData[name] = changed
  }
  if (isDraft || (!isThere() && !isNeeded) || !('validate' in field) || !field.validate) return
  const { condition } = field.admin ?? {}
  const shown = { blockData: Object(blockData), operation: 'update', path, user: req.user } as const
  if (condition && !condition(doc, siblingData, shown)) return
  const options: Partial<Parameters<Validate>[1]> = {
    blockData: Object(blockData),
    collectionSlug: collection.slug,
    data: doc,
    event: 'submit',
    // Of a record that is there a language may leave out what English has.
    operation: 'update',
    path,
    preferences: { fields: {} },
    req,
    siblingData,
  }
  const validate = field.validate as Validate
  const result = await validate(siblingData[name], {
    ...field,
    ...options,
  } as Parameters<Validate>[1])
  if (result !== true) found.push({ path: path.join('.'), message: result })
}
