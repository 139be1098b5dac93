import { formatRange } from '../text/format'
import type { CatalogueRow } from './row'
import type { ValueFacet } from './value-facet'

/** A value of a specification, and how many products have it. */
type Value = [value: string, count: number]

/** An option, and the values that it stands for. */
interface Choice {
  /** Short name, as it stands in addresses. */
  key: string
  name: string
  /** How many products have it. */
  count: number
  values: string[]
}

/** Not more than a visitor looks through. */
const maxFacets = 5
const maxOptions = 8

/** Values that say something about few products only are no help. */
export const minShare = 0.12

/** Places of the rows that say something beside what attributes say. */
export const placesOfTexts = (
  rows: readonly CatalogueRow[],
  named: ReadonlySet<string>,
): number[] =>
  rows.flatMap(({ specifications }, place) =>
    specifications.some(([name]) => !named.has(name)) ? [place] : [],
  )

/**
 * By which free texts of specifications some products can be told apart: those that several have, with values that
 * recur, or that are numbers of one unit and fall into classes. Derived from the data alone. Each value is
 * looked into once, however many products have it.
 * @param places of the products among the rows that have such texts
 * @param total how many products there are, with those that have none
 * @param named names of attributes, which have facets of their own
 */
export function textFacets(
  rows: readonly CatalogueRow[],
  places: ArrayLike<number>,
  total: number,
  named: ReadonlySet<string>,
  lng: string,
): ValueFacet[] {
  return [...countValues(rows, places, named)]
    .filter(([, values]) => sumOf(values) >= Math.max(3, total * minShare))
    .map(([name, values]) => {
      const choices = choicesOf(values, total, lng)
      return { facet: toFacet(name, choices, values, rows), worth: worthOf(choices, values, total) }
    })
    .filter(({ facet }) => facet.options.length > 1 && facet.key !== '')
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxFacets)
    .map(({ facet }) => facet)
}

/** The values of each specification. */
function countValues(
  rows: readonly CatalogueRow[],
  places: ArrayLike<number>,
  named: ReadonlySet<string>,
): Map<string, Value[]> {
  const byName = new Map<string, Map<string, number>>()
  for (let index = 0; index < places.length; index += 1) {
    for (const [name, value] of rows[places[index] as number]?.specifications ?? []) {
      if (named.has(name)) continue
      const counts = byName.get(name) ?? new Map<string, number>()
      if (counts.size === 0) byName.set(name, counts)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return new Map([...byName].map(([name, counts]) => [name, [...counts]]))
}

const sumOf = (values: Value[]): number => values.reduce((sum, [, count]) => sum + count, 0)

function toFacet(
  name: string,
  choices: Choice[],
  values: Value[],
  rows: readonly CatalogueRow[],
): ValueFacet {
  const places = new Map(values.map(([value], index) => [value, index + 1]))
  const options = choices.map(({ key, name: option, values: own }) => {
    const marks = new Uint8Array(values.length + 1)
    for (const value of own) marks[places.get(value) ?? 0] = 1
    return { key, name: option, marks }
  })
  return {
    key: shortName(name),
    name,
    options,
    size: values.length + 1,
    placeOf: (row) => {
      const value = rows[row]?.specifications.find(([each]) => each === name)?.[1]
      return value === undefined ? 0 : (places.get(value) ?? 0)
    },
    read: (asked) => options.find(({ key }) => key === asked),
  }
}

/** How well a facet divides: of how many products it speaks, and how evenly. */
function worthOf(choices: Choice[], values: Value[], total: number): number {
  const spoken = new Set(choices.flatMap((choice) => choice.values))
  const covered = sumOf(values.filter(([value]) => spoken.has(value)))
  const largest = Math.max(...choices.map(({ count }) => count))
  return (covered / total) * (1 - largest / (total + 1))
}

function choicesOf(values: Value[], total: number, lng: string): Choice[] {
  const classes = classesOf(values, lng)
  if (classes) return classes
  const found = new Map<string, Choice>()
  const sort = mostFrequent(
    values.flatMap(([value, count]) =>
      partsOf(value).map((part) => ({ unit: sortOf(part), count })),
    ),
  )
  for (const [value, count] of values) {
    const alike = partsOf(value).filter((part) => sortOf(part) === sort)
    const parts = new Map(alike.map((part) => [shortName(part), part]))
    for (const [key, name] of parts) {
      const choice = found.get(key) ?? { key, name, count: 0, values: [] }
      choice.count += count
      choice.values.push(value)
      found.set(key, choice)
    }
  }
  return [...found.values()]
    .filter(({ key, count }) => key !== '' && count > 1 && count < total)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, maxOptions)
    .sort((a, b) => a.name.localeCompare(b.name, lng, { numeric: true }))
}

/** What a part of a value is: an amount of some unit, another number, or words. One facet holds one sort alone. */
const sortOf = (part: string): string =>
  amountOf(part)?.unit ?? (/^\d/.test(part) ? 'number' : 'words')

/** What a value consists of: "NDC, DDC, ISO8583" are three, "1,920 × 1,080" is one. */
export const partsOf = (value: string): string[] =>
  value
    .split(/[,;]\s+|[、，；]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 40)

/** The short name of a text, in any language: "15.6-inch touch" → "15.6-inch-touch". */
export const shortName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)

interface Amount {
  number: number
  unit: string
}

/** The number that a value begins with, and its unit; thousands may be set apart. */
export function amountOf(value: string): Amount | null {
  const [, digits = '', unit = ''] =
    /^(\d{1,3}(?:[,.\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)[\s\u00a0-]*(\p{L}[\p{L}\p{M}²³/]*|%|°C)?/u.exec(
      value,
    ) ?? []
  if (digits === '' || unit === '') return null
  const isGrouped = /^[1-9]\d{0,2}(?:[,.\u00a0\u202f ]\d{3})+$/.test(digits)
  const number = Number(
    isGrouped ? digits.replace(/[^\d]/g, '') : digits.replace(',', '.').replace(/[\s]/g, ''),
  )
  return Number.isFinite(number) ? { number, unit } : null
}

/**
 * Where nearly all values are different numbers of one unit: classes of them, whose ends are 1, 2 or 5 times a power
 * of ten, so that they are the same in every part of the catalogue.
 */
function classesOf(values: Value[], lng: string): Choice[] | null {
  const amounts = values.flatMap(([value, count]) => {
    const amount = amountOf(value)
    return amount ? [{ value, count, ...amount }] : []
  })
  const unit = mostFrequent(amounts)
  const same = amounts.filter((amount) => amount.unit === unit)
  const total = same.reduce((sum, { count }) => sum + count, 0)
  const different = new Set(same.map(({ number }) => number)).size
  if (total < sumOf(values) * 0.75 || different < 6 || different < total * 0.25) return null
  const classes = new Map<number, typeof same>()
  for (const amount of same) {
    const upper = upperEnd(amount.number)
    const inside = classes.get(upper)
    if (inside) inside.push(amount)
    else classes.set(upper, [amount])
  }
  return [...classes]
    .sort(([a], [b]) => a - b)
    .map(([upper, inside]) => ({
      key: `${lowerEnd(upper)}-${upper}`,
      name: formatRange(lowerEnd(upper), upper, unit ?? '', lng),
      count: inside.reduce((sum, { count }) => sum + count, 0),
      values: inside.map(({ value }) => value),
    }))
}

/** The least of 1, 2, 5, 10, 20 … that is not below a number. */
function upperEnd(number: number): number {
  if (number <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(number))
  return rounded([1, 2, 5, 10].map((times) => times * power).find((end) => end >= number) ?? number)
}

/** The end of the class before. */
function lowerEnd(upper: number): number {
  if (upper <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(upper) + 1e-9)
  const times = Math.round(upper / power)
  return rounded(times === 1 ? power / 2 : times === 2 ? power : 2 * power)
}

/** Without what powers of ten below 1 leave behind. */
const rounded = (number: number): number => Number(number.toPrecision(3))

function mostFrequent(amounts: { unit: string; count: number }[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { unit, count } of amounts) counts.set(unit, (counts.get(unit) ?? 0) + count)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
