import { formatRange } from '../text/format'
import type { CatalogueRow } from './row'

/** A specification by whose values a list can be narrowed. */
export interface ValueFacet {
  /** Short name, as it stands in addresses. */
  key: string
  name: string
  options: ValueOption[]
  /** Places in `options` of what a product has of them. */
  optionsOf: (row: CatalogueRow) => readonly number[]
}

interface ValueOption {
  /** Short name, as it stands in addresses. */
  key: string
  name: string
  /** How many products have it. */
  count: number
}

/** A value of a specification, and how many products have it. */
type Value = [value: string, count: number]

/** An option, and the values that it stands for. */
interface Choice extends ValueOption {
  values: string[]
}

/** Not more than a visitor looks through. */
const maxFacets = 5
const maxOptions = 8

/** Values that say something about few products only are no help. */
const minShare = 0.12

/**
 * By which specifications these products can be told apart: those that several have, with values that
 * recur, or that are numbers of one unit and fall into classes. Derived from the data alone. Each value is
 * looked into once, however many products have it.
 */
export function valueFacets(rows: CatalogueRow[], lng: string): ValueFacet[] {
  return [...countValues(rows)]
    .filter(([, values]) => sumOf(values) >= Math.max(3, rows.length * minShare))
    .map(([name, values]) => {
      const choices = choicesOf(values, rows.length, lng)
      return { facet: toFacet(name, choices), worth: worthOf(choices, values, rows.length) }
    })
    .filter(({ facet }) => facet.options.length > 1 && facet.key !== '')
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxFacets)
    .map(({ facet }) => facet)
}

/** The values of each specification. */
function countValues(rows: CatalogueRow[]): Map<string, Value[]> {
  const byName = new Map<string, Map<string, number>>()
  for (const { specifications } of rows) {
    for (const [name, value] of specifications) {
      const counts = byName.get(name) ?? new Map<string, number>()
      if (counts.size === 0) byName.set(name, counts)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return new Map([...byName].map(([name, counts]) => [name, [...counts]]))
}

const sumOf = (values: Value[]): number => values.reduce((sum, [, count]) => sum + count, 0)

function toFacet(name: string, choices: Choice[]): ValueFacet {
  const places = new Map<string, number[]>()
  choices.forEach(({ values }, place) => {
    for (const value of values) {
      const known = places.get(value)
      if (known) known.push(place)
      else places.set(value, [place])
    }
  })
  return {
    key: shortName(name),
    name,
    options: choices.map(({ key, name, count }) => ({ key, name, count })),
    optionsOf: ({ specifications }) => {
      const value = specifications.find(([each]) => each === name)?.[1]
      return (value !== undefined && places.get(value)) || none
    },
  }
}

const none: readonly number[] = []

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
  for (const [value, count] of values) {
    const parts = new Map(partsOf(value).map((part) => [shortName(part), part]))
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

/** Where nearly all values are different numbers of one unit: three to four classes of them. */
function classesOf(values: Value[], lng: string): Choice[] | null {
  const amounts = values.flatMap(([value, count]) => {
    const amount = amountOf(value)
    return amount ? [{ value, count, ...amount }] : []
  })
  const unit = mostFrequent(amounts)
  const same = amounts.filter((amount) => amount.unit === unit).sort((a, b) => a.number - b.number)
  const total = same.reduce((sum, { count }) => sum + count, 0)
  const different = new Set(same.map(({ number }) => number)).size
  if (total < sumOf(values) * 0.75 || different < 6 || different < total * 0.25) return null
  const bounds = [0.25, 0.5, 0.75].map((share) => round(numberAt(same, share * (total - 1))))
  const limits = [...new Set(bounds)].filter((bound) => bound < (same.at(-1)?.number ?? 0))
  const edges = [-Infinity, ...limits, Infinity]
  return edges.slice(1).flatMap((upper, index) => {
    const lower = edges[index] ?? -Infinity
    const inside = same.filter(({ number }) => number > lower && number <= upper)
    if (inside.length === 0) return []
    const key = `${lower === -Infinity ? '' : lower}-${upper === Infinity ? '' : upper}`
    return [
      {
        key: key.replace(/^-/, 'to-').replace(/-$/, '-up'),
        name: formatRange(lower, upper, unit ?? '', lng),
        count: inside.reduce((sum, { count }) => sum + count, 0),
        values: inside.map(({ value }) => value),
      },
    ]
  })
}

/** The number of the product at a place, among products sorted by their number. */
function numberAt(sorted: { number: number; count: number }[], place: number): number {
  let passed = 0
  return sorted.find(({ count }) => (passed += count) > Math.floor(place))?.number ?? 0
}

/** One or two digits, as people round. */
function round(number: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(number, 1)))
  return (Math.round((number / power) * 2) / 2) * power
}

function mostFrequent(amounts: { unit: string; count: number }[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { unit, count } of amounts) counts.set(unit, (counts.get(unit) ?? 0) + count)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
