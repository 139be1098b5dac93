import type {
  CollectionBeforeOperationHook,
  Field,
  FieldHook,
  FlattenedField,
  JSONField,
  PayloadRequest,
  Plugin,
} from 'payload'
import { hasLocalized, localizedFields, sourcesField } from '@/src/payload/localized-fields'
import { getActor } from '../access/rules'
import { withAfterInput } from '../fields/changed-fields'
import { sourcesByPlace, storedSources, updateSources } from './sources'

/**
 * A Payload plugin by which every collection and global with localized fields, those of a site of one's own included,
 * keeps what its translations were written from, and shows at each field in the panel how its translation stands.
 * It must stand after those that add fields and blocks.
 */
export const translationsTracked: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => ({ ...block, fields: withBadges(block.fields) })),
  collections: config.collections?.map((collection) =>
    hasLocalized(collection.fields)
      ? {
          ...collection,
          fields: tracked(collection.fields),
          hooks: {
            ...collection.hooks,
            beforeOperation: [
              ...(collection.hooks?.beforeOperation ?? []),
              ...(hasListsInRows(collection.fields) ? [] : [leaveSourcesOut]),
            ],
          },
        }
      : collection,
  ),
  globals: config.globals?.map((global) =>
    hasLocalized(global.fields) ? { ...global, fields: tracked(global.fields) } : global,
  ),
})

const tracked = (fields: Field[]): Field[] => [translationSourcesField(), ...withBadges(fields)]

/**
 * Returns true where rows of an array hold lists: of relations, texts or numbers. A read that leaves out a field by
 * `select` finds them empty on SQLite, as Payload joins their tables only where the array itself is selected.
 */
function hasListsInRows(fields: Field[], isInRow = false): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') {
      return field.tabs.some((tab) => hasListsInRows(tab.fields, isInRow))
    }
    if (field.type === 'array') return hasListsInRows(field.fields, true)
    if ('fields' in field) return hasListsInRows(field.fields, isInRow)
    if (!isInRow) return false
    return (
      ('hasMany' in field && field.hasMany === true && field.type !== 'select') ||
      ('relationTo' in field && Array.isArray(field.relationTo))
    )
  })
}

/** Reads that do not name it leave the field in the database: it is as long as the names of all texts. */
const leaveSourcesOut: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, select } = args as { draft?: boolean; select?: Record<string, unknown> }
  if (operation !== 'read' || draft || req.context.readsSources) return args
  const isExcluding = !select || Object.values(select).every((one) => one === false)
  return isExcluding ? { ...args, select: { ...select, [sourcesField]: false } } : args
}

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

const badge = '/src/staff/workflow/translations/translation-badge#TranslationBadge'

/** Types of fields whose inputs draw what stands behind them. */
const drawn = ['text', 'textarea', 'richText', 'json']

/** Fields, each localized one with the badge that tells how its translation stands. */
const withBadges = (fields: Field[]): Field[] =>
  withAfterInput(
    fields,
    badge,
    (field) => 'localized' in field && Boolean(field.localized) && drawn.includes(field.type),
  )
