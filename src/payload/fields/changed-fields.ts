import type { Field } from 'payload'

/** Changes fields, however deep they lie; those within others first. */
export const changedFields = (fields: Field[], change: (field: Field) => Field): Field[] =>
  fields.map((field) =>
    change({
      ...field,
      ...('fields' in field ? { fields: changedFields(field.fields, change) } : {}),
      ...('tabs' in field
        ? {
            tabs: field.tabs.map((tab) => ({
              ...tab,
              fields: changedFields(tab.fields, change),
            })),
          }
        : {}),
    }),
  )
