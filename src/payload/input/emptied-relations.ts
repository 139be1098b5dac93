import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Says in words that a relation to one of several collections is empty. A draft in which it was emptied names it no
 * more, and Payload's SQLite adapter takes what is not named for unchanged: publishing that draft by its status alone
 * would bring back what was public before.
 */
export const emptiedRelations: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  collection,
}) => {
  if (operation !== 'update') return data
  const emptied = collection.flattenedFields.filter(
    (field) =>
      (field.type === 'relationship' || field.type === 'upload') &&
      Array.isArray(field.relationTo) &&
      !field.localized &&
      data[field.name] === undefined &&
      !originalDoc?.[field.name],
  )
  return { ...data, ...Object.fromEntries(emptied.map(({ name }) => [name, null])) }
}
