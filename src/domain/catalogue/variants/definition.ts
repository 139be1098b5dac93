/**
 * The variants of a product, as they are stored: what may be chosen, and which choices go together. Names are texts of
 * a language and stand in `variantTexts`, by the keys of `listTextKeys`.
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
  /** Address of a picture of the product with it, such as in this colour: `/uploads/…`. */
  picture?: string
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

/** The order code of a combination: its own, or the product's with the part of each option. */
export const orderCode = (variants: Variants, { code, options }: VariantCombination): string =>
  code || madeCode(variants, options)

/** The combination with an order code; undefined where there is none, or no longer. */
export const findCombination = (
  variants: Variants | null,
  code: string,
): VariantCombination | undefined =>
  variants?.combinations.find((combination) => orderCode(variants, combination) === code)

/** Stands in a code for what is not chosen yet. */
const openPart = '…'

/** The order code as far as it is chosen: `LX40-4C-…` */
export function codeSoFar(variants: Variants, choice: Choice): string {
  const isWhole = variants.axes.every(({ key }) => choice[key] !== undefined)
  const combination = isWhole
    ? variants.combinations.find(({ options }) =>
        variants.axes.every(({ key }) => options[key] === choice[key]),
      )
    : undefined
  return combination ? orderCode(variants, combination) : madeCode(variants, choice)
}

function madeCode({ code, axes }: Variants, choice: Choice): string {
  const parts = axes.map(({ key, options }) => {
    // In a form an axis may have no options yet.
    if (options.length === 0) return ''
    if (choice[key] === undefined) return openPart
    return options.find((option) => option.key === choice[key])?.code ?? ''
  })
  return [code, ...parts].filter((part) => part !== '').join('-')
}

/** Addresses of the pictures of all options. */
export const listOptionPictures = (variants: Variants | null): string[] =>
  (variants?.axes ?? []).flatMap(({ options }) => options.flatMap(({ picture }) => picture ?? []))
