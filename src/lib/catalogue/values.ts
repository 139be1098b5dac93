import type { CatalogueRow } from './row'

/** A specification by whose values a list can be narrowed. */
export interface ValueFacet {
  /** Short name, as it stands in addresses. */
  key: string
  name: string
  options: ValueOption[]
}

export interface ValueOption {
  /** Short name, as it stands in addresses. */
  key: string
  name: string
  /** Ids of the products that have it. */
  ids: Set<string>
}

/** Not more than a visitor looks through. */
const mostFacets = 5
const mostOptions = 8

/** Values that say something about few products only are no help. */
const leastShare = 0.12

/**
 * By which specifications these products can be told apart: those that several have, with values that
 * recur, or that are numbers of one unit and fall into classes. Derived from the data alone.
 */
export function valueFacets(rows: CatalogueRow[], lng: string): ValueFacet[] {
  const byName = new Map<string, [CatalogueRow, string][]>()
  for (const row of rows) {
    for (const [name, value] of row.specifications) {
      const list = byName.get(name)
      if (list) list.push([row, value])
      else byName.set(name, [[row, value]])
    }
  }
  return [...byName]
    .filter(([, entries]) => entries.length >= Math.max(3, rows.length * leastShare))
    .map(([name, entries]) => ({
      facet: { key: shortName(name), name, options: optionsOf(entries, rows.length, lng) },
      entries,
    }))
    .filter(({ facet }) => facet.options.length > 1 && facet.key !== '')
    .map(({ facet }) => ({ facet, worth: worthOf(facet, rows.length) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostFacets)
    .map(({ facet }) => facet)
}

/** How well a facet divides: of how many products it speaks, and how evenly. */
function worthOf({ options }: ValueFacet, total: number): number {
  const covered = new Set(options.flatMap(({ ids }) => [...ids])).size
  const largest = Math.max(...options.map(({ ids }) => ids.size))
  return (covered / total) * (1 - largest / (total + 1))
}

function optionsOf(entries: [CatalogueRow, string][], total: number, lng: string): ValueOption[] {
  const classes = classesOf(entries, lng)
  if (classes) return classes
  const found = new Map<string, ValueOption>()
  for (const [row, value] of entries) {
    for (const part of partsOf(value)) {
      const key = shortName(part)
      const option = found.get(key) ?? { key, name: part, ids: new Set<string>() }
      option.ids.add(row.id)
      found.set(key, option)
    }
  }
  return [...found.values()]
    .filter(({ key, ids }) => key !== '' && ids.size > 1 && ids.size < total)
    .sort((a, b) => b.ids.size - a.ids.size || (a.name < b.name ? -1 : 1))
    .slice(0, mostOptions)
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
function classesOf(entries: [CatalogueRow, string][], lng: string): ValueOption[] | null {
  const amounts = entries.flatMap(([row, value]) => {
    const amount = amountOf(value)
    return amount ? [{ id: row.id, ...amount }] : []
  })
  const unit = mostFrequent(amounts.map((amount) => amount.unit))
  const same = amounts.filter((amount) => amount.unit === unit)
  const numbers = same.map(({ number }) => number).sort((a, b) => a - b)
  const different = new Set(numbers).size
  if (same.length < entries.length * 0.75 || different < 6 || different < same.length * 0.25) {
    return null
  }
  const bounds = [0.25, 0.5, 0.75].map((share) =>
    round(numbers[Math.floor(share * (numbers.length - 1))] ?? 0),
  )
  const limits = [...new Set(bounds)].filter((bound) => bound < (numbers.at(-1) ?? 0))
  const format = new Intl.NumberFormat(lng)
  const edges = [-Infinity, ...limits, Infinity]
  return edges.slice(1).flatMap((upper, index) => {
    const lower = edges[index] ?? -Infinity
    const ids = new Set(
      same.filter(({ number }) => number > lower && number <= upper).map(({ id }) => id),
    )
    if (ids.size === 0) return []
    const [from, to] = [format.format(lower), format.format(upper)]
    const range =
      lower === -Infinity ? `≤ ${to}` : upper === Infinity ? `> ${from}` : `${from}–${to}`
    const key = `${lower === -Infinity ? '' : lower}-${upper === Infinity ? '' : upper}`
    return [{ key: key.replace(/^-/, 'to-').replace(/-$/, '-up'), name: `${range} ${unit}`, ids }]
  })
}

/** One or two digits, as people round. */
function round(number: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(number, 1)))
  return (Math.round((number / power) * 2) / 2) * power
}

function mostFrequent(texts: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
