import type { Field } from 'payload'
import { changedFields } from './changed-fields'

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
