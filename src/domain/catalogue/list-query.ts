import { parseRange, rangeText } from './attributes/asked-range'
import { isUnit, type Unit } from './attributes/units'
import { isLifeCycleState, type LifeCycleState } from './life-cycle'

/** In which order products may be listed; the first is that of the maker. */
export const sorts = ['order', 'name', 'newest'] as const

export type Sort = (typeof sorts)[number]

/** Products per page of a list. */
export const pageSize = 20

/** Query for the catalogue, as an address holds it. */
export interface ListQuery {
  q: string
  families: string[]
  categories: string[]
  isFeatured: boolean
  /** In any of these states of their lives; none: in all. */
  states: LifeCycleState[]
  /** Wanted values of specifications, by the short name of the specification. */
  values: Record<string, string[]>
  sort: Sort
  /** From 1. */
  page: number
}

export const everything: ListQuery = {
  q: '',
  families: [],
  categories: [],
  isFeatured: false,
  states: [],
  values: {},
  sort: 'order',
  page: 1,
}

/** Prefix of parameters that ask for a value of a specification. */
export const valuePrefix = 'spec.'

/** Name of a field in which an end of a range is typed: `min[mm].dimensions.width`. */
export const endName = (end: 'min' | 'max', key: string, unit?: Unit): string =>
  `${end}${unit ? `[${unit}]` : ''}.${key}`

/** More than a person picks, and than a server should look for. */
const max = { parameters: 60, text: 200, name: 80, page: 100_000 }

/** Reads a query string; whatever makes no sense in it is left out. */
export function parseListQuery(given: URLSearchParams): ListQuery {
  const query: ListQuery = {
    ...everything,
    families: [],
    categories: [],
    states: [],
    values: {},
  }
  const typed: TypedEnd[] = []
  for (const [name, raw] of [...given].slice(0, max.parameters)) {
    const value = raw.trim()
    if (value === '') continue
    if (name === 'q') query.q ||= value.slice(0, max.text)
    else if (name === 'family') add(query.families, value)
    else if (name === 'category') add(query.categories, value)
    else if (name === 'featured') query.isFeatured ||= value === '1'
    else if (name === 'state' && isLifeCycleState(value)) add(query.states, value)
    else if (name === 'sort') query.sort = sorts.find((sort) => sort === value) ?? query.sort
    else if (name === 'page') query.page = parsePage(value)
    else if (name.startsWith(valuePrefix) && name.length > valuePrefix.length) {
      const key = name.slice(valuePrefix.length)
      if (key.length <= max.name && key !== '__proto__') add((query.values[key] ??= []), value)
    } else typed.push(...typedEnd(name, value))
  }
  for (const each of typed) takeTyped(query.values, each)
  return query
}

interface TypedEnd {
  end: 'min' | 'max'
  key: string
  unit?: Unit
  amount: number
}

function typedEnd(name: string, value: string): TypedEnd[] {
  const [, end, unit, key = ''] = /^(min|max)(?:\[([^\]]+)\])?\.(.+)$/.exec(name) ?? []
  // A comma, as many people write decimals, is a point.
  const digits = value.replace(',', '.')
  const isKnown = (end === 'min' || end === 'max') && (unit === undefined || isUnit(unit))
  if (!isKnown || key.length > max.name || key === '__proto__') return []
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(digits)
    ? [{ end, key, amount: Number(digits), ...(unit ? { unit } : {}) }]
    : []
}

/** Replaces the chosen values of the facet by typed ones, but keeps the other end of a typed range. */
function takeTyped(values: ListQuery['values'], { end, key, unit, amount }: TypedEnd): void {
  const before = (values[key] ?? [])
    .map((value) => parseRange(value, unit))
    .find((range) => range !== undefined && !range.isMinOut && range.unit === unit)
  const range = { ...before, [end]: amount, ...(unit ? { unit } : {}) }
  const { min = -Infinity, max: top = Infinity } = range
  // Ends that were typed the wrong way round are meant the right one.
  values[key] = [rangeText(min > top ? { ...range, min: top, max: min } : range)]
}

/** The number of a page in an address; the first one for anything else. */
export function parsePage(value: string | null | undefined): number {
  const number = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1
  return number >= 1 && number <= max.page ? number : 1
}

function add<Value extends string>(list: Value[], value: Value): void {
  if (value.length <= max.text && !list.includes(value)) list.push(value)
}

/** The query string of a list, without what goes without saying; the same list has the same one. */
export function listSearch(query: ListQuery): string {
  const search = new URLSearchParams()
  if (query.q) search.set('q', query.q)
  for (const family of query.families) search.append('family', family)
  for (const category of query.categories) search.append('category', category)
  if (query.isFeatured) search.set('featured', '1')
  for (const state of query.states) search.append('state', state)
  for (const [key, values] of Object.entries(query.values).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const value of values) search.append(`${valuePrefix}${key}`, value)
  }
  if (query.sort !== 'order') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  return search.toString()
}

/** Address of a list. */
export function listAddress(query: ListQuery): string {
  const search = listSearch(query)
  return search === '' ? '/products' : `/products?${search}`
}

/** Returns true where products are left out, so that search engines need not index the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  listSearch({ ...query, page: 1, sort: 'order' }) !== ''

/** Returns true where a filter is set that can be removed. */
export const isFiltered = (query: ListQuery): boolean => isNarrowed({ ...query, q: '' })

/** The list with a value taken in, or out where it is in already, from its first page. */
export function toggled(
  query: ListQuery,
  facet: 'families' | 'categories' | 'states' | 'values',
  value: string,
  key = '',
): ListQuery {
  const flip = (list: string[]) =>
    list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
  if (facet !== 'values') return { ...query, [facet]: flip(query[facet]), page: 1 }
  const values = { ...query.values, [key]: flip(query.values[key] ?? []) }
  if (values[key]?.length === 0) delete values[key]
  return { ...query, values, page: 1 }
}
