import type { Choice, VariantAxis, VariantCombination, Variants } from './definition'

/** Initial value of a form. */
export const noVariants: Variants = { code: '', axes: [], combinations: [] }

/** Every combination of options that is not there yet. */
export function missingCombinations({ axes, combinations }: Variants): VariantCombination[] {
  const known = new Set(combinations.map(({ options }) => keyOf(axes, options)))
  return allChoices(axes)
    .filter((options) => !known.has(keyOf(axes, options)))
    .map((options) => ({ options }))
}

/** Counts the possible combinations of the axes, without making them. */
export const countChoices = (axes: VariantAxis[]): number =>
  withOptions(axes).reduce((count, { options }) => count * options.length, 1)

/** Every choice of an option of each axis that has some. */
export function allChoices(axes: VariantAxis[]): Choice[] {
  const filled = withOptions(axes)
  if (filled.length === 0) return []
  return filled.reduce<Choice[]>(
    (choices, { key, options }) =>
      choices.flatMap((choice) => options.map((option) => ({ ...choice, [key]: option.key }))),
    [{}],
  )
}

const withOptions = (axes: VariantAxis[]): VariantAxis[] =>
  axes.filter(({ options }) => options.length > 0)

/** Combinations in the order of axes and their options. */
export function inOrder(
  axes: VariantAxis[],
  combinations: VariantCombination[],
): VariantCombination[] {
  const places = new Map(
    combinations.map((combination) => [
      combination,
      axes.map(({ key, options }) =>
        options.findIndex((option) => option.key === combination.options[key]),
      ),
    ]),
  )
  return [...combinations].sort((a, b) => {
    const [first = [], second = []] = [places.get(a), places.get(b)]
    const at = first.findIndex((place, index) => place !== second[index])
    return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
  })
}

/** Combinations without an axis, each once; `origins` are the places of those that stay. */
export function withoutRepeats(
  axes: VariantAxis[],
  combinations: VariantCombination[],
  gone: string,
): { combinations: VariantCombination[]; origins: number[] } {
  const kept = axes.every(({ options }) => options.length === 0)
    ? []
    : combinations.map(({ options: { [gone]: _, ...options }, ...rest }) => ({ ...rest, options }))
  const keys = kept.map(({ options }) => keyOf(axes, options))
  const origins = kept.flatMap((_, index) =>
    keys.indexOf(keys[index] ?? '') === index ? index : [],
  )
  return { combinations: origins.flatMap((index) => kept[index] ?? []), origins }
}

const keyOf = (axes: VariantAxis[], options: Choice): string =>
  JSON.stringify(axes.map(({ key }) => options[key] ?? null))
