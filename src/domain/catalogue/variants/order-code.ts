import type { Choice, VariantCombination, Variants } from './definition'

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
    if (choice[key] === undefined) return openPart
    return options.find((option) => option.key === choice[key])?.code ?? ''
  })
  return [code, ...parts].filter((part) => part !== '').join('-')
}
