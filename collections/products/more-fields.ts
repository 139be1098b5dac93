import type { Field, JSONField } from 'payload'
import { type Documented, documentedField } from '@/src/contract/documented-product-fields'
import type { DocumentedField } from '@/src/contract/product-field'
import { productFields } from '@/src/contract/product-fields'
import { definedField } from '@/src/payload/fields/defined-field'
import { objectField, objectOrNothing } from '@/src/payload/fields/json'
import { requiredText } from '@/src/payload/fields/text'

/** The fields of `src/contract/product-fields.ts` as Payload stores and edits them. */
export const moreProductFields = (): Field[] => productFields.map(definedField)

/**
 * Makes Payload's field of a documented one by `src/contract/documented-product-fields.ts`.
 * @param panel options of the panel and the database
 */
export function documented(
  name: Exclude<Documented['name'], 'slug' | 'imageUrl' | 'images'>,
  panel: object = {},
): Field {
  const field: Exclude<DocumentedField, { kind: 'slug' | 'link' | 'links' }> = documentedField(name)
  if (field.kind === 'text' && field.required)
    return requiredText(name, field.required, field.maxLength)
  switch (field.kind) {
    case 'pairs':
      return objectField(name, panel)
    case 'values':
    case 'variants':
      return { ...objectOfAll(name), ...panel }
    case 'relation': {
      const { relationTo, required } = field
      const relation = { type: 'relationship', relationTo, index: true, maxDepth: 0 } as const
      return { name, ...relation, ...(required ? { required: true } : {}), ...panel }
    }
    case 'relations': {
      const { relationTo, max } = field
      const relation = { type: 'relationship', relationTo, hasMany: true, maxDepth: 0 } as const
      return { name, ...relation, maxRows: max, ...panel }
    }
    default: {
      const { defaultValue } = field
      const given = defaultValue === undefined ? {} : { defaultValue }
      // The panel names it by its name.
      const defined = definedField({ ...field, label: undefined, hint: undefined })
      return { ...defined, ...given, ...panel } as Field
    }
  }
}

/** An object that all languages share. */
const objectOfAll = (name: string): JSONField => ({
  name,
  type: 'json',
  jsonSchema: {
    uri: `terminalia://${name}.json`,
    fileMatch: [`terminalia://${name}.json`],
    schema: { type: 'object' },
  },
  validate: objectOrNothing(name),
})
