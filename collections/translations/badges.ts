import type { Field } from 'payload'

const badge = '/src/panel/translations/badge#TranslationBadge'

/** Types of fields whose inputs draw what stands before them. */
const drawn = ['text', 'textarea', 'richText', 'json']

/** Fields, each localized one with the badge that tells how its translation stands. */
export const withBadges = (fields: Field[]): Field[] => fields.map(withBadge)

function withBadge(field: Field): Field {
  const inner = {
    ...('fields' in field ? { fields: withBadges(field.fields) } : {}),
    ...('tabs' in field
      ? { tabs: field.tabs.map((tab) => ({ ...tab, fields: withBadges(tab.fields) })) }
      : {}),
  }
  const isShown = 'localized' in field && field.localized && drawn.includes(field.type)
  if (!isShown) return { ...field, ...inner }
  const admin = (field.admin ?? {}) as { components?: { afterInput?: unknown[] } }
  const { components = {} } = admin
  return {
    ...field,
    ...inner,
    admin: {
      ...admin,
      components: { ...components, afterInput: [...(components.afterInput ?? []), badge] },
    },
    // Spreading a union of fields loses which of them it is.
  } as Field
}
