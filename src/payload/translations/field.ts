import type { FieldHook, FlattenedField, JSONField, PayloadRequest } from 'payload'
import { getActor } from '../access/rules'
import { localizedFields, sourcesField } from '@/src/payload/localized-fields'
import { sourcesByPlace, storedSources, updateSources } from './sources'

/**
 * The hidden field that keeps what each translation of a document was written from. It lies in the document and in
 * its versions, so that drafts, versions and restores carry it. It must be the first field: its hooks
 * begin before those of others have changed anything.
 */
export const translationSourcesField = (): JSONField => ({
  name: sourcesField,
  type: 'json',
  hidden: true,
  access: { read: ({ req }) => Boolean(getActor(req)) },
  hooks: { beforeChange: [keepStored], beforeDuplicate: [nameByPlace] },
})

/**
 * Whatever a call sends, what is stored stands; `trackTranslations` brings it up to date when it is written. A document
 * from before sources were kept begins with the English that stood in it until this save.
 */
const keepStored: FieldHook = ({
  collection,
  context,
  global,
  originalDoc,
  req,
  siblingDocWithLocales,
}) => {
  const stored = siblingDocWithLocales ?? {}
  const fields = fieldsOf(req, stored, (collection ?? global)?.flattenedFields)
  const sources = storedSources(stored[sourcesField]) ?? updateSources(fields, {})
  // Publishing one language mixes the draft with what is public: what is stored then may know either.
  const id = String(originalDoc?.id ?? global?.slug)
  context.draftSources = { ...(context.draftSources as object | undefined), [id]: sources }
  return sources
}

const nameByPlace: FieldHook = ({ collection, data, req, value }) =>
  sourcesByPlace(fieldsOf(req, data, collection?.flattenedFields), storedSources(value) ?? {})

const fieldsOf = (req: PayloadRequest, doc: unknown, fields: FlattenedField[] = []) =>
  localizedFields(doc, { fields, blocks: req.payload.config.blocks })
