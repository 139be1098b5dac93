import type { Field } from 'payload'

export interface FieldRow {
  /** With the names of what it stands in: `cards.title`. */
  name: string
  type: string
  notes: string[]
  help: string
}

/** Every field that has a name, those inside of lists and groups after what they stand in. */
export const listFields = (fields: Field[], prefix = ''): FieldRow[] =>
  fields.flatMap((field) => {
    const inner = 'fields' in field ? field.fields : []
    if (!('name' in field) || !field.name) return listFields(inner, prefix)
    const path = `${prefix}${field.name}`
    const { description } = (field.admin ?? {}) as { description?: unknown }
    return [
      {
        name: path,
        type: field.type,
        notes: [
          ...('required' in field && field.required ? ['required'] : []),
          ...('localized' in field && field.localized ? ['in every language'] : []),
        ],
        help: typeof description === 'string' ? description : '',
      },
      ...listFields(inner, `${path}.`),
    ]
  })
