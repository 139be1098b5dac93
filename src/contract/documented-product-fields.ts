import type { DocumentedField } from './product-field'

/**
 * The fields of products that the specification names (section 3), in the order of the CSV file. Their limits, defaults
 * and languages stand here alone: Payload's fields, the API and its document, the CSV file and the form read them.
 */
export const documentedFields = [
  {
    name: 'slug',
    kind: 'slug',
    isInSummary: true,
    sent: 'Made of category and name when it is left out or is the slug of the category',
  },
  {
    name: 'name',
    kind: 'text',
    maxLength: 200,
    localized: true,
    isInSummary: true,
    required: 'Name is required',
    label: 'product.name',
  },
  {
    name: 'categoryId',
    kind: 'relation',
    relationTo: 'categories',
    column: 'category',
    isInSummary: true,
    required: 'Category is required',
    sent: 'Id of a category',
  },
  {
    name: 'shortDescription',
    kind: 'textarea',
    maxLength: 1000,
    localized: true,
    isInSummary: true,
    rows: 2,
    label: 'product.shortDescription',
  },
  {
    name: 'description',
    kind: 'textarea',
    maxLength: 20_000,
    localized: true,
    rows: 5,
    label: 'product.description',
    hint: 'product.descriptionHint',
    sent: 'Every line is a paragraph',
  },
  { name: 'specifications', kind: 'pairs', localized: true },
  {
    name: 'attributes',
    kind: 'values',
    column: null,
    sent: 'Values by the keys of the attributes of its category, each in the form of its kind',
    answered: 'Values by the keys of their attributes',
  },
  {
    name: 'attributeTexts',
    kind: 'pairs',
    localized: true,
    sent: 'Texts, and remarks to values, by the keys of the attributes of its category',
    answered: 'Texts and remarks by the keys of their attributes',
  },
  {
    name: 'variants',
    kind: 'variants',
    sent: '{code, axes: [{key, options: [{key, code, picture}]}], combinations: [{options: {axis: option}, code, attributes}]}: what may be chosen, and which options go together; a picture is an address of POST /upload',
    answered: 'Axes of choice, and which options go together; null for a product of one kind',
  },
  {
    name: 'variantTexts',
    kind: 'pairs',
    localized: true,
    sent: 'Names by `axis` and `axis.option`, notes by order code, texts of attributes by `code.attribute`',
    answered: 'Names of axes and options, and notes on combinations',
  },
  {
    name: 'successorId',
    kind: 'relation',
    relationTo: 'products',
    column: 'successor',
    sent: 'Id of the product that follows it',
    answered: 'Id of the product that follows it',
  },
  {
    name: 'worksWith',
    kind: 'relations',
    relationTo: 'products',
    max: 24,
    sent: 'Ids of products that it is used with; each of the two is shown with the other',
    answered: 'Ids of products that it is used with',
  },
  { name: 'imageUrl', kind: 'link', isInSummary: true },
  { name: 'images', kind: 'links' },
  {
    name: 'isFeatured',
    kind: 'checkbox',
    defaultValue: false,
    isInSummary: true,
    label: 'product.featured',
    hint: 'product.featuredHint',
  },
  { name: 'isActive', kind: 'checkbox', defaultValue: true },
  {
    name: 'order',
    kind: 'number',
    defaultValue: 0,
    isInSummary: true,
    label: 'product.position',
    hint: 'product.orderHint',
  },
] as const satisfies readonly DocumentedField[]

export type Documented = (typeof documentedFields)[number]

/** Returns a documented field by its name. */
export const documentedField = <Name extends Documented['name']>(name: Name) =>
  documentedFields.find((field) => field.name === name) as Extract<Documented, { name: Name }>

/** Fields in lists of products. */
export const documentedSummary = documentedFields.filter((field) => 'isInSummary' in field)

export type SummaryName = (typeof documentedSummary)[number]['name']

/** Fields in the answer of a single product alone. */
export const documentedDetails = documentedFields.filter((field) => !('isInSummary' in field))

type Answer<Field extends Documented> = Field extends { kind: 'slug' } | { required: string }
  ? string
  : Field extends { kind: 'text' | 'textarea' | 'link' | 'relation' }
    ? string | null
    : Field extends { kind: 'links' | 'relations' }
      ? string[]
      : Field extends { defaultValue: boolean }
        ? boolean
        : Field extends { defaultValue: number }
          ? number
          : Record<string, unknown> | (Field extends { kind: 'variants' } ? null : never)

/** Values of fields in an answer, by their names. */
export type DocumentedAnswers<Field extends Documented> = {
  [One in Field as One['name']]: Answer<One>
}
