import type { VariantCombination, Variants } from './definition'
import { orderCode } from './order-code'

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
