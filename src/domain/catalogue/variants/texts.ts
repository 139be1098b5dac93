import { orderCode, type VariantCombination, type Variants } from './definition'

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
