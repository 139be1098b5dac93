/**
 * The variants of a product, as they are stored: what may be chosen, and which choices go together. Names are texts of
 * a language and stand in `variantTexts`, by the keys of `text-keys.ts`.
 */
export interface Variants {
  /** Prefix of every order code. */
  code: string
  axes: VariantAxis[]
  combinations: VariantCombination[]
}

/** Property that is chosen by itself, such as the colour. */
export interface VariantAxis {
  key: string
  options: VariantOption[]
}

export interface VariantOption {
  key: string
  /** Its part of the order code; empty where it adds none. */
  code: string
}

/** Options that go together: one of every axis. */
export interface VariantCombination {
  options: Choice
  /** The whole order code, where it is not made of the parts. */
  code?: string
  /** Values of attributes that differ from those of the product, by their keys. */
  attributes?: Record<string, unknown>
}

/** Chosen options by the keys of their axes; axes may be missing. */
export type Choice = Record<string, string>

/** Pattern of keys of axes and options. */
export const variantKeyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Keys of axes begin with a letter, so that no order code is one. */
export const axisKeyPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Pattern of order codes: a code also names a row of the page in its address, and is kept in quote lists. */
export const orderCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/

export const maxAxes = 6
export const maxOptions = 24
export const maxCombinations = 400
export const maxKeyLength = 40
export const maxCodeLength = 60
