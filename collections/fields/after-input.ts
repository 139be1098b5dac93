import type { Field } from 'payload'

/** Fields, each one that is chosen with a component of the panel behind its input. */
export const withAfterInput = (
  fields: Field[],
  component: string,
  isChosen: (field: Field) => boolean,
): Field[] => fields.map((field) => withComponent(field, component, isChosen))

function withComponent(
  field: Field,
  component: string,
  isChosen: (field: Field) => boolean,
): Field {
  const inner = {
    ...('fields' in field ? { fields: withAfterInput(field.fields, component, isChosen) } : {}),
    ...('tabs' in field
      ? {
          tabs: field.tabs.map((tab) => ({
            ...tab,
            fields: withAfterInput(tab.fields, component, isChosen),
          })),
        }
      : {}),
  }
  if (!isChosen(field)) return { ...field, ...inner }
  const admin = (field.admin ?? {}) as { components?: { afterInput?: unknown[] } }
  const { components = {} } = admin
  return {
    ...field,
    ...inner,
    admin: {
      ...admin,
      components: { ...components, afterInput: [...(components.afterInput ?? []), component] },
    },
    // Spreading a union of fields loses which of them it is.
  } as Field
}
