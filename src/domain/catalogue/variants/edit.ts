import type { Choice, VariantAxis, VariantCombination, Variants } from './definition'

/** Initial value of a form. */
export const noVariants: Variants = { code: '', axes: [], combinations: [] }

/** Returns true where nothing is entered. */
export const isBlank = ({ code, axes, combinations }: Variants): boolean =>
  code === '' && axes.length === 0 && combinations.length === 0

/** Every combination of options that is not there yet. */
export function missingCombinations({ axes, combinations }: Variants): VariantCombination[] {
  const known = new Set(combinations.map(({ options }) => keyOf(axes, options)))
  return allChoices(axes)
    .filter((options) => !known.has(keyOf(axes, options)))
    .map((options) => ({ options }))
}

/** Counts the possible combinations of the axes, without making them. */
export const countChoices = (axes: VariantAxis[]): number =>
  axes.length === 0 ? 0 : axes.reduce((count, { options }) => count * options.length, 1)

/** Variants with another axis in the place of one: combinations follow keys that are renamed, by their place. */
export function withAxis(variants: Variants, index: number, axis: VariantAxis): Variants {
  const before = variants.axes[index]
  if (!before) return variants
  return {
    ...variants,
    axes: variants.axes.with(index, axis),
    combinations: variants.combinations.map((combination) => {
      const { [before.key]: chosen, ...others } = combination.options
      const place = before.options.findIndex(({ key }) => key === chosen)
      const isSameLength = before.options.length === axis.options.length
      const renamed = isSameLength ? axis.options[place]?.key : chosen
      return {
        ...combination,
        options: { ...others, ...(renamed === undefined ? {} : { [axis.key]: renamed }) },
      }
    }),
  }
}

/** Variants without an axis; combinations that then are the same stay once. */
export function withoutAxis(variants: Variants, index: number): Variants {
  const axes = variants.axes.toSpliced(index, 1)
  const gone = variants.axes[index]?.key ?? ''
  const seen = new Set<string>()
  const combinations = variants.combinations
    .map(({ options: { [gone]: _, ...options }, ...combination }) => ({ ...combination, options }))
    .filter(({ options }) => {
      const key = keyOf(axes, options)
      return !seen.has(key) && seen.add(key)
    })
  return { ...variants, axes, combinations: axes.length === 0 ? [] : combinations }
}

function allChoices(axes: VariantAxis[]): Choice[] {
  if (axes.length === 0) return []
  return axes.reduce<Choice[]>(
    (choices, { key, options }) =>
      choices.flatMap((choice) => options.map((option) => ({ ...choice, [key]: option.key }))),
    [{}],
  )
}

const keyOf = (axes: VariantAxis[], options: Choice): string =>
  JSON.stringify(axes.map(({ key }) => options[key] ?? null))
