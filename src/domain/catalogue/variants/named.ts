import type { Variants } from './definition'
import { orderCode } from './order-code'
import { axisTextKey, noteTextKey, optionTextKey } from './text-keys'

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
