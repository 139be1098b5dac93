import { slugify } from '@/src/platform/text/slug'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { orderCode, type VariantAxis, type VariantCombination, type Variants } from './definition'
import { maxAxes, maxCodeLength, maxCombinations, maxKeyLength, maxOptions } from './limits'
import { axisTextKey, noteTextKey, optionTextKey } from './texts'
import { allChoices, inOrder, withoutRepeats } from './edit'

/** Text of variants in one language, as a form holds it. */
export interface VariantText {
  key: string
  value: string
}

/** Variants with their texts in all languages: what people name, from which keys and order codes are made. */
export interface NamedOptions {
  variants: Variants
  texts: Record<Language, VariantText[]>
}

/** Result of a removal; `lost` counts combinations that held more than their options. */
export interface Removal {
  left: NamedOptions
  lost: number
}

const spareKey = { axis: 'option', option: 'value' }

/** Returns a text in a language; empty where it has none. */
export const ownText = ({ texts }: NamedOptions, lng: Language, key: string): string =>
  texts[lng].find((text) => text.key === key)?.value ?? ''

/** Returns the name that stands in for a missing one: the English one, that of any language, the key. */
export const standIn = ({ texts }: NamedOptions, key: string): string =>
  [texts[defaultLanguage], ...Object.values(texts)]
    .map((rows) => rows.find((text) => text.key === key)?.value)
    .find(Boolean) ??
  key.split('.').at(-1) ??
  ''

/** Returns the name of an axis or option in a language, or what stands in for it. */
export const nameIn = (named: NamedOptions, lng: Language, key: string): string =>
  ownText(named, lng, key) || standIn(named, key)

/** Sets a text in one language; an empty one is none. Keys stay as they are. */
export function withText(
  named: NamedOptions,
  lng: Language,
  key: string,
  value: string,
): NamedOptions {
  const rows = named.texts[lng]
  const at = rows.findIndex((text) => text.key === key)
  const next =
    at < 0
      ? [...rows, { key, value }]
      : rows.map((text, index) => (index === at ? { ...text, value } : text))
  return {
    ...named,
    texts: { ...named.texts, [lng]: next.filter((text) => text.key !== key || value !== '') },
  }
}

/** Adds an axis without options; as they are where there are as many as there may be. */
export function addAxis(named: NamedOptions): NamedOptions {
  const { axes } = named.variants
  if (axes.length >= maxAxes) return named
  const axis = { key: freeKey(spareKey.axis, keysOf(axes)), options: [] }
  return { ...named, variants: { ...named.variants, axes: [...axes, axis] } }
}

/** Names an axis. Its key is made of the name until it has an option; then it stays, whatever the name becomes. */
export function nameAxis(
  named: NamedOptions,
  index: number,
  lng: Language,
  name: string,
): NamedOptions {
  const axis = named.variants.axes[index]
  if (!axis) return named
  const after = withText(named, lng, axisTextKey(axis.key), name)
  if (axis.options.length > 0) return after
  const made = keyFrom(ownText(after, defaultLanguage, axisTextKey(axis.key)) || name)
  const wanted = /^\d/.test(made) ? `${spareKey.axis}-${made}` : made || spareKey.axis
  const key = freeKey(wanted, keysOf(named.variants.axes.toSpliced(index, 1)))
  return {
    variants: { ...named.variants, axes: named.variants.axes.with(index, { ...axis, key }) },
    texts: mapTexts(after.texts, (text) => (text.key === axis.key ? { ...text, key } : text)),
  }
}

/**
 * Adds options to an axis by their names, with commas between, and the combinations with them. Names that it has
 * already are left out.
 * @returns `refused`: names that would be beyond a limit
 */
export function addOptions(
  named: NamedOptions,
  index: number,
  lng: Language,
  given: string,
): { named: NamedOptions; refused: string[] } {
  const refused: string[] = []
  let after = named
  for (const name of splitNames(given)) {
    const next = addOption(after, index, lng, name)
    if (next) after = next
    else refused.push(name)
  }
  return { named: after, refused }
}

const splitNames = (given: string): string[] =>
  given
    .split(/[,，、;\n]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')

/** Adds an option; undefined where there is no room for it or its combinations. */
function addOption(
  named: NamedOptions,
  index: number,
  lng: Language,
  name: string,
): NamedOptions | undefined {
  const { variants } = named
  const axis = variants.axes[index]
  if (!axis) return undefined
  const isThere = axis.options.some(
    ({ key }) => isSame(nameIn(named, lng, optionTextKey(axis.key, key)), name) || key === name,
  )
  if (isThere) return named
  if (axis.options.length >= maxOptions) return undefined
  const key = freeKey(keyFrom(name) || spareKey.option, keysOf(axis.options))
  const codes = axis.options.map(({ code }) => code.toLowerCase())
  const option = { key, code: freeKey(shorten(key, codePartLength), codes).toUpperCase() }
  const axes = variants.axes.with(index, { ...axis, options: [...axis.options, option] })
  const { combinations, origins } = combinationsWith(variants, axes, index, key)
  if (combinations.length > maxCombinations) return undefined
  const after = follow(named, { ...variants, axes, combinations }, origins)
  return withText(after, lng, optionTextKey(axis.key, key), name)
}

/** Combinations with a new option, in the order of axes and options; `origins` are the places of those that were there. */
function combinationsWith(
  { combinations }: Variants,
  axes: VariantAxis[],
  index: number,
  key: string,
): { combinations: VariantCombination[]; origins: number[] } {
  const axis = axes[index] as VariantAxis
  const isFirst = axis.options.length === 1
  // The first option is that of all combinations so far; a later one comes in all combinations of its own.
  const before = combinations.map((combination) =>
    isFirst
      ? { ...combination, options: { ...combination.options, [axis.key]: key } }
      : combination,
  )
  const isKept = isFirst && combinations.length > 0
  const only = axes.with(index, { ...axis, options: axis.options.slice(-1) })
  const added = isKept ? [] : allChoices(only).map((options) => ({ options }))
  const all = inOrder(axes, [...before, ...added])
  return { combinations: all, origins: all.map((each) => before.indexOf(each)) }
}

/** Removes an option with its combinations and texts. */
export function removeOption(named: NamedOptions, index: number, place: number): Removal {
  const { variants } = named
  const axis = variants.axes[index]
  const gone = axis?.options[place]
  if (!axis || !gone) return { left: named, lost: 0 }
  const options = axis.options.toSpliced(place, 1)
  if (options.length === 0) return withoutAxisOptions(named, index, { ...axis, options })
  const kept = variants.combinations.filter((each) => each.options[axis.key] !== gone.key)
  const key = optionTextKey(axis.key, gone.key)
  return removal(
    named,
    { ...variants, axes: variants.axes.with(index, { ...axis, options }), combinations: kept },
    kept.map((each) => variants.combinations.indexOf(each)),
    (text) => text.key !== key,
  )
}

/** Removes an axis with its texts; of combinations that then are the same, the first stays. */
export const removeAxis = (named: NamedOptions, index: number): Removal =>
  withoutAxisOptions(named, index)

/** @param left the axis without options; undefined where it goes too */
function withoutAxisOptions(named: NamedOptions, index: number, left?: VariantAxis): Removal {
  const { variants } = named
  const gone = variants.axes[index]?.key ?? ''
  const axes = variants.axes.toSpliced(index, 1, ...(left ? [left] : []))
  const { combinations, origins } = withoutRepeats(axes, variants.combinations, gone)
  return removal(named, { ...variants, axes, combinations }, origins, ({ key }) =>
    left ? !key.startsWith(optionTextKey(gone, '')) : key.split('.', 1)[0] !== gone,
  )
}

function removal(
  named: NamedOptions,
  variants: Variants,
  origins: number[],
  isKept: (text: VariantText) => boolean,
): Removal {
  const { combinations } = named.variants
  const lost = combinations.filter(
    (each, index) => !origins.includes(index) && hasDifferences(named, each),
  ).length
  const left = follow(named, variants, origins)
  const texts = mapTexts(left.texts, (text) => (isKept(text) ? text : undefined))
  return { left: { ...left, texts }, lost }
}

/** Returns true for a combination that has more than its options: a code of its own, other values, a note. */
function hasDifferences(named: NamedOptions, combination: VariantCombination): boolean {
  const code = orderCode(named.variants, combination)
  const isOfIt = ({ key }: VariantText) => key === noteTextKey(code) || key.startsWith(`${code}.`)
  return (
    Boolean(combination.code) ||
    combination.attributes !== undefined ||
    Object.values(named.texts).some((rows) => rows.some(isOfIt))
  )
}

/**
 * Puts other variants in the place of those before. Notes and texts of combinations follow their order codes.
 * @param origins places of the combinations among those before, −1 for new ones; left out, they are the same
 */
export function follow(
  { variants: before, texts }: NamedOptions,
  after: Variants,
  origins: number[] = after.combinations.map((_, index) => index),
): NamedOptions {
  const codes = new Map<string, string>()
  after.combinations.forEach((combination, index) => {
    const was = before.combinations[origins[index] ?? -1]
    if (was) codes.set(orderCode(before, was), orderCode(after, combination))
  })
  return {
    variants: after,
    texts: mapTexts(texts, (text) => {
      const [first = '', ...rest] = text.key.split('.')
      // Order codes may have dots themselves.
      const code = codes.get(text.key)
      return { ...text, key: code ?? [codes.get(first) ?? first, ...rest].join('.') }
    }),
  }
}

/** Variants without axes that have neither a name nor an option: what was added and left. */
export function withoutBlankAxes(named: NamedOptions): Variants {
  const { variants } = named
  const isNamed = ({ key }: VariantAxis) =>
    Object.values(named.texts).some((rows) => rows.some((text) => text.key === axisTextKey(key)))
  const axes = variants.axes.filter((axis) => axis.options.length > 0 || isNamed(axis))
  return { ...variants, axes }
}

const codePartLength = 16
const prefixLength = 24

/** Proposes the beginning of order codes: the word of a name that has a digit, such as A300, else the name or slug. */
export function proposeCode(name: string, slug: string): string {
  const model = name.split(/\s+/).find((word) => /\d/.test(word)) ?? ''
  const made = [model, name, slug].map(slugify).find((each) => each !== '') ?? ''
  return shorten(made, Math.min(prefixLength, maxCodeLength)).toUpperCase()
}

const keyFrom = (name: string): string => shorten(slugify(name), maxKeyLength)

const shorten = (key: string, length: number): string => key.slice(0, length).replace(/-+$/, '')

/** The first of `key`, `key-2`, `key-3` … that is not taken. */
function freeKey(wanted: string, taken: string[]): string {
  const stem = shorten(wanted, maxKeyLength - 4)
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? wanted : `${stem}-${count}`
    if (!taken.includes(key)) return key
  }
}

const keysOf = (all: { key: string }[]): string[] => all.map(({ key }) => key)

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Texts of all languages, each changed, or left out where undefined comes back. */
const mapTexts = (
  texts: NamedOptions['texts'],
  change: (text: VariantText) => VariantText | undefined,
): NamedOptions['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([lng, rows]) => [lng, rows.flatMap((text) => change(text) ?? [])]),
  ) as NamedOptions['texts']
