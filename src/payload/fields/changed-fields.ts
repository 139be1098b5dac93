import type { Field } from 'payload'

/**
 * Changes fields, however deep they lie; those within others first. They are those of the configuration, which Payload
 * has not flattened yet for `walkFields`.
 */
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

/** Fields, each one that is chosen with a component of the panel behind its input. */
export const withAfterInput = (
  fields: Field[],
  component: string,
  isChosen: (field: Field) => boolean,
): Field[] =>
  changedFields(fields, (field) => {
    if (!isChosen(field)) return field
    const admin = (field.admin ?? {}) as { components?: { afterInput?: unknown[] } }
    const { components = {} } = admin
    return {
      ...field,
      admin: {
        ...admin,
        components: { ...components, afterInput: [...(components.afterInput ?? []), component] },
      },
      // Spreading a union of fields loses which of them it is.
    } as Field
  })
