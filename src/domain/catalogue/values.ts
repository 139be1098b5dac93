import { formatRange } from '@/src/i18n/format'
import { type CountedText, type FreeTexts, shortName } from './free-texts'
import type { ValueFacet } from './value-facet'

/** An option, and the values that it stands for. */
interface Choice {
  /** Short name, as it stands in addresses. */
  key: string
  name: string
  /** Number of products that have it. */
  count: number
  values: CountedText[]
}

/** Not more than a visitor looks through. */
const maxFacets = 5
const maxOptions = 8

/** Values that say something about few products only are no help. */
export const minShare = 0.12

/**
 * By which free texts of specifications some products can be told apart: those that several have, with values that
 * recur, or that are numbers of one unit and fall into classes. Derived from the data alone. Each value is
 * looked into once, however many products have it.
 * @param places of the products among the rows
 */
export function textFacets(texts: FreeTexts, places: readonly number[], lng: string): ValueFacet[] {
  const total = places.length
  return [...texts.count(places)]
    .filter(([, values]) => sumOf(values) >= Math.max(3, total * minShare))
    .map(([name, values]) => {
      const choices = choicesOf(values, total, lng)
      return {
        facet: toFacet(name, choices, values, texts),
        worth: worthOf(choices, values, total),
      }
    })
    .filter(({ facet }) => facet.options.length > 1 && facet.key !== '')
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxFacets)
    .map(({ facet }) => facet)
}

const sumOf = (values: readonly CountedText[]): number =>
  values.reduce((sum, { count }) => sum + count, 0)

function toFacet(
  name: string,
  choices: Choice[],
  values: readonly CountedText[],
  texts: FreeTexts,
): ValueFacet {
  const places = new Map(values.map(({ number }, index) => [number, index + 1]))
  const options = choices.map(({ key, name: option, values: own }) => {
    const marks = new Uint8Array(values.length + 1)
    for (const { number } of own) marks[places.get(number) ?? 0] = 1
    return { key, name: option, marks }
  })
  const placeOf = (row: number) => places.get(texts.numberAt(row, name)) ?? 0
  return {
    key: shortName(name),
    name,
    options,
    count: (rows) => {
      const counts = new Uint32Array(values.length + 1)
      for (const row of rows) {
        const place = placeOf(row)
        counts[place] = (counts[place] as number) + 1
      }
      return counts
    },
    test: (marks) => (row) => marks[placeOf(row)] === 1,
    read: (asked) => options.find(({ key }) => key === asked),
  }
}

/** Rates how well a facet divides: by the share of products that have a value, and by how evenly they do. */
function worthOf(choices: Choice[], values: readonly CountedText[], total: number): number {
  const spoken = new Set(choices.flatMap((choice) => choice.values))
  const covered = sumOf(values.filter((value) => spoken.has(value)))
  const largest = Math.max(...choices.map(({ count }) => count))
  return (covered / total) * (1 - largest / (total + 1))
}

function choicesOf(values: readonly CountedText[], total: number, lng: string): Choice[] {
  const classes = classesOf(values, lng)
  if (classes) return classes
  const found = new Map<string, Choice>()
  const sort = mostFrequent(
    values.flatMap(({ text, count }) => text.parts.map((part) => ({ unit: part.sort, count }))),
  )
  for (const value of values) {
    const alike = value.text.parts.filter((part) => part.sort === sort)
    const parts = new Map(alike.map((part) => [part.key, part.text]))
    for (const [key, name] of parts) {
      const choice = found.get(key) ?? { key, name, count: 0, values: [] }
      choice.count += value.count
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

/**
 * Returns ranges where nearly all values are different numbers of one unit; their ends are 1, 2 or 5 times a power of
 * ten, so that they are the same in every part of the catalogue.
 */
function classesOf(values: readonly CountedText[], lng: string): Choice[] | null {
  const amounts = values.flatMap((value) => {
    const { amount } = value.text
    return amount ? [{ value, count: value.count, ...amount }] : []
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
