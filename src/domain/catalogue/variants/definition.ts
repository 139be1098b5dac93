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

/** Returns the key of the name of an axis in the texts of variants. */
export const axisTextKey = (axis: string): string => axis

/** Returns the key of the name of an option. */
export const optionTextKey = (axis: string, option: string): string => `${axis}.${option}`

/** Returns the key of a note on a combination; order codes are in capitals, so that they differ from axes. */
export const noteTextKey = (code: string): string => code

/** Every key under which variants may have a text, without those of attributes. */
export const listTextKeys = (variants: Variants): string[] => [
  ...listNameKeys(variants),
  ...variants.combinations.map((combination) => noteTextKey(orderCode(variants, combination))),
]

/** Keys of the names, which every language needs. */
export const listNameKeys = ({ axes }: Pick<Variants, 'axes'>): string[] =>
  axes.flatMap(({ key, options }) => [
    axisTextKey(key),
    ...options.map((option) => optionTextKey(key, option.key)),
  ])

/** The order code and the attribute of a text; undefined where a key is not of one. */
export function attributeOfTextKey(
  variants: Variants,
  key: string,
): { combination: VariantCombination; attribute: string } | undefined {
  const at = key.indexOf('.')
  if (at < 0) return undefined
  const combination = variants.combinations.find(
    (one) => orderCode(variants, one) === key.slice(0, at),
  )
  return combination && { combination, attribute: key.slice(at + 1) }
}

/** Texts of attributes that are other ones for a combination, by the keys of the attributes. */
export const attributeTextsOf = (
  code: string,
  texts: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(`${code}.`))
      .map(([key, text]) => [key.slice(code.length + 1), text]),
  )

/** A combination as a visitor reads it. */
export interface NamedVariant {
  /** Its order code. */
  code: string
  /** Names of axes and of the options that it has, in the order of the axes. */
  options: { axis: string; name: string }[]
  note: string
}

type VariantTexts = Record<string, unknown>

export const axisName = (texts: VariantTexts, axis: string): string =>
  textIn(texts, axisTextKey(axis)) || axis

export const optionName = (texts: VariantTexts, axis: string, option: string): string =>
  textIn(texts, optionTextKey(axis, option)) || option

/** Every combination in words, in its order. @param texts `variantTexts` in one language */
export const namedVariants = (variants: Variants, texts: VariantTexts): NamedVariant[] =>
  variants.combinations.map((combination) => {
    const code = orderCode(variants, combination)
    return {
      code,
      options: variants.axes.map(({ key }) => ({
        axis: axisName(texts, key),
        name: optionName(texts, key, combination.options[key] ?? ''),
      })),
      note: textIn(texts, noteTextKey(code)),
    }
  })

/** A variant of a product by its order code, in words; undefined where there is none. */
export const namedVariant = (
  variants: Variants | null,
  texts: VariantTexts,
  code: string,
): NamedVariant | undefined =>
  variants ? namedVariants(variants, texts).find((variant) => variant.code === code) : undefined

const textIn = (texts: VariantTexts, key: string): string => {
  const text = texts[key]
  return typeof text === 'string' ? text : ''
}
