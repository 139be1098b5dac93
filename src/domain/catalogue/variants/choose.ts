import type { Choice, VariantCombination, Variants } from './definition'

/** The combinations that a choice, whole or not, leaves open. */
export const combinationsFor = ({ combinations }: Variants, choice: Choice): VariantCombination[] =>
  combinations.filter(({ options }) => isWithin(choice, options))

/**
 * Returns true where an option can be combined with the choices on the other axes. The choice on its own axis does not
 * count, as the option would replace it.
 */
export function isPossible(
  variants: Variants,
  choice: Choice,
  axis: string,
  option: string,
): boolean {
  return combinationsFor(variants, { ...choice, [axis]: option }).length > 0
}

/** Returns true where any combination has an option: others are not offered. */
export const isOffered = (variants: Variants, axis: string, option: string): boolean =>
  isPossible(variants, {}, axis, option)

/**
 * A choice with an option more. Where it does not go together with what was chosen before, what was chosen on the
 * later axes gives way first, so that a click always does what it says.
 */
export function choose(variants: Variants, choice: Choice, axis: string, option: string): Choice {
  let next: Choice = { [axis]: option }
  for (const { key } of variants.axes) {
    const before = choice[key]
    if (key === axis || before === undefined) continue
    const wider = { ...next, [key]: before }
    if (combinationsFor(variants, wider).length > 0) next = wider
  }
  return next
}

/** The one combination that a choice leaves; undefined where there are more, or none. */
export function chosenCombination(
  variants: Variants,
  choice: Choice,
): VariantCombination | undefined {
  if (variants.axes.some(({ key }) => choice[key] === undefined)) return undefined
  return combinationsFor(variants, choice)[0]
}

/** Returns the options of a variant as a choice. */
export const toChoice = (options: { axis: string; option: string }[]): Choice =>
  Object.fromEntries(options.map(({ axis, option }) => [axis, option]))

interface PicturedAxis<Picture> {
  key: string
  options: { key: string; picture?: Picture }[]
}

/** Returns the picture of a choice: that of the first axis, in their order, whose chosen option has one. */
export const chosenPicture = <Picture>(
  axes: PicturedAxis<Picture>[],
  choice: Choice,
): { axis: string; option: string; picture: Picture } | undefined =>
  axes
    .flatMap(({ key, options }) => {
      const { picture } = options.find((option) => option.key === choice[key]) ?? {}
      return picture === undefined ? [] : { axis: key, option: choice[key] ?? '', picture }
    })
    .at(0)

const isWithin = (choice: Choice, options: Choice): boolean =>
  Object.entries(choice).every(([axis, option]) => options[axis] === option)
