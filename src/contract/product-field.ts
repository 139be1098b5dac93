import type { Localized } from '../i18n/localized'

/** States in the life of a product, in their order. */
export const lifeCycleStates = ['inSale', 'lastOrder', 'supportOnly', 'withdrawn'] as const

interface Common {
  /** In the API, the database and the CSV file, in camelCase; it stays as it is once there is data. */
  name: string
  /** Label for staff in forms and lists, and for visitors where the field is shown. */
  label: Localized
  hint?: Localized
  /** Shows it on the page and the data sheet of a product, below the specifications. */
  isShown?: boolean
  /** Offers it as a column in the list of products. */
  isListed?: boolean
}

/** A text; `localized`: of its own in every language. `isSearched`: visitors and staff find products by it. */
export interface ProductTextField extends Common {
  kind: 'text' | 'textarea'
  maxLength: number
  localized?: boolean
  isSearched?: boolean
}

export interface ProductNumberField extends Common {
  kind: 'number'
  min?: number
  max?: number
  /** Requires a whole number. */
  isWhole?: boolean
  /** Text behind the number where it is shown. */
  unit?: Localized
}

export interface ProductCheckboxField extends Common {
  kind: 'checkbox'
}

export interface ProductSelectField extends Common {
  kind: 'select'
  options: readonly { value: string; label: Localized }[]
}

/** A day without a time. */
export interface ProductDateField extends Common {
  kind: 'date'
}

/**
 * A field of products besides those of the specification (section 3). Everything that knows it is made of this: the
 * database, the API and its document, CSV, the forms, lists and search.
 */
export type ProductField =
  | ProductTextField
  | ProductNumberField
  | ProductCheckboxField
  | ProductSelectField
  | ProductDateField

type WithoutWords<Field> = Field extends ProductField ? Omit<Field, keyof Common> : never

/** The kind of a field with its limits. */
export type FieldKind = WithoutWords<ProductField>

/** Kinds whose control in the form is made by hand; `pairs`: texts by names. */
type OtherKind =
  | { kind: 'slug' }
  | { kind: 'values' }
  | { kind: 'variants' }
  | { kind: 'link' }
  | { kind: 'links' }
  | { kind: 'pairs'; localized: true }
  | { kind: 'relation'; relationTo: 'categories' | 'products' }
  | { kind: 'relations'; relationTo: 'products'; max: number }

/** A field of products that the specification names (section 3). */
export type DocumentedField = (FieldKind | OtherKind) & {
  name: string
  /** Keys of the staff texts for its control. */
  label?: string
  hint?: string
  /** Lines of a textarea in the form. */
  rows?: number
  /** Value where none is given. */
  defaultValue?: number | boolean
  /** Message where it is missing. */
  required?: string
  /** Column of the CSV file, where the name is not; null for none of its own. */
  column?: string | null
  /** Includes it in lists of products. */
  isInSummary?: true
  /** Descriptions in the API's document, for bodies and for answers. */
  sent?: string
  answered?: string
}
