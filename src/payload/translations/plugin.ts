import type { CollectionBeforeOperationHook, Field, Plugin } from 'payload'
import { translationSourcesField } from './field'
import { hasLocalized, sourcesField } from '@/src/payload/localized-fields'
import { withBadges } from './badges'

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
