import type { Localized } from '../i18n/localized'

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
