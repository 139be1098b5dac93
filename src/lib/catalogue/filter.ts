import type { ListQuery } from './list-query'
import type { CatalogueRow } from './row'
import { type ValueFacet, valueFacets } from './values'

/** A category as filters know it. */
export interface FilterCategory {
  id: string
  slug: string
  name: string
  family: string | null
}

export interface FilterOption {
  key: string
  name: string
  /** Products that the list would show with it, whatever else is chosen in its facet. */
  count: number
  isChosen: boolean
}

export interface FilterFacet {
  /** Short name of a specification; families and categories have facets of their own. */
  key: string
  name: string
  options: FilterOption[]
}

export interface Filtered {
  /** In the order of the catalogue. */
  rows: CatalogueRow[]
  families: FilterOption[]
  categories: FilterOption[]
  featured: FilterOption
  facets: FilterFacet[]
  /** The query without what the catalogue does not know. */
  query: ListQuery
}

/** Finds what a list shows, and what it could be narrowed by. */
export function filterRows(
  rows: CatalogueRow[],
  categories: FilterCategory[],
  asked: ListQuery,
  lng: string,
): Filtered {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const known = knownQuery(asked, categories)
  const inText = textTest(known.q, lng)
  const inFamily = (row: CatalogueRow) =>
    known.families.length === 0 || known.families.includes(byId.get(row.categoryId)?.family ?? '')
  const inCategory = (row: CatalogueRow) =>
    known.categories.length === 0 || known.categories.includes(byId.get(row.categoryId)?.slug ?? '')
  const isWanted = (row: CatalogueRow) => !known.isFeatured || row.isFeatured

  const found = rows.filter(inText)
  const context = found.filter((row) => inFamily(row) && inCategory(row) && isWanted(row))
  const all = facetsFor(rows, context, known, lng)
  const chosen = all
    .map((facet) => ({ facet, ids: chosenIds(facet, known.values[facet.key] ?? []) }))
    .filter((each): each is { facet: ValueFacet; ids: Set<string> } => each.ids !== null)
  const hasValues = (row: CatalogueRow, except?: ValueFacet) =>
    chosen.every(({ facet, ids }) => facet === except || ids.has(row.id))

  const query = { ...known, values: knownValues(known, all) }
  const beside = found.filter((row) => hasValues(row))
  return {
    rows: context.filter((row) => hasValues(row)),
    query,
    families: familyOptions(
      beside.filter((row) => isWanted(row)),
      categories,
      known,
    ),
    categories: categories
      .filter(({ family }) => known.families.length === 0 || known.families.includes(family ?? ''))
      .map(({ id, slug, name }) => ({
        key: slug,
        name,
        count: beside.filter((row) => row.categoryId === id && isWanted(row)).length,
        isChosen: known.categories.includes(slug),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
    featured: {
      key: '1',
      name: '',
      count: beside.filter((row) => row.isFeatured && inFamily(row) && inCategory(row)).length,
      isChosen: known.isFeatured,
    },
    facets: all
      .map((facet) => toFilter(facet, context, known, (row) => hasValues(row, facet)))
      .filter(isHelpful),
  }
}

/** Whether name or short description hold a text, upper and lower case alike (section 2). */
export function textTest(
  q: string,
  lng: string,
): (row: { name: string; shortDescription: string | null }) => boolean {
  const wanted = q.trim().toLocaleLowerCase(lng)
  if (wanted === '') return () => true
  return ({ name, shortDescription }) =>
    name.toLocaleLowerCase(lng).includes(wanted) ||
    (shortDescription ?? '').toLocaleLowerCase(lng).includes(wanted)
}

function knownQuery(asked: ListQuery, categories: FilterCategory[]): ListQuery {
  const slugs = new Set(categories.map(({ slug }) => slug))
  const families = new Set(categories.map(({ family }) => family))
  return {
    ...asked,
    categories: asked.categories.filter((slug) => slugs.has(slug)),
    families: asked.families.filter((family) => families.has(family)),
  }
}

const knownValues = (query: ListQuery, facets: ValueFacet[]): ListQuery['values'] =>
  Object.fromEntries(
    facets
      .map(({ key, options }): [string, string[]] => [
        key,
        (query.values[key] ?? []).filter((value) => options.some((option) => option.key === value)),
      ])
      .filter(([, values]) => values.length > 0),
  )

/** Facets of all rows are made once; a filter of families and categories brings its own. */
const ofEverything = new WeakMap<CatalogueRow[], ValueFacet[]>()

function facetsFor(
  rows: CatalogueRow[],
  context: CatalogueRow[],
  query: ListQuery,
  lng: string,
): ValueFacet[] {
  const whole = ofEverything.get(rows) ?? valueFacets(rows, lng)
  ofEverything.set(rows, whole)
  if (context.length === rows.length) return whole
  const own = valueFacets(context, lng)
  const has = (facets: ValueFacet[], key: string, value: string) =>
    facets.some((facet) => facet.key === key && facet.options.some((each) => each.key === value))
  // What was chosen from the whole catalogue stays chosen in a part of it.
  const kept = whole.filter(({ key }) =>
    (query.values[key] ?? []).some((value) => !has(own, key, value) && has(whole, key, value)),
  )
  return [...kept, ...own.filter(({ key }) => !kept.some((facet) => facet.key === key))]
}

/** Ids of the products that have one of the values; null where none of them is known. */
function chosenIds({ options }: ValueFacet, values: string[]): Set<string> | null {
  const chosen = options.filter(({ key }) => values.includes(key))
  return chosen.length === 0 ? null : new Set(chosen.flatMap(({ ids }) => [...ids]))
}

function toFilter(
  { key, name, options }: ValueFacet,
  context: CatalogueRow[],
  query: ListQuery,
  hasOthers: (row: CatalogueRow) => boolean,
): FilterFacet {
  const shown = context.filter(hasOthers)
  return {
    key,
    name,
    options: options
      .map((option) => ({
        key: option.key,
        name: option.name,
        count: shown.filter(({ id }) => option.ids.has(id)).length,
        isChosen: (query.values[key] ?? []).includes(option.key),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
  }
}

/** A facet with one choice narrows nothing, unless the choice is made. */
const isHelpful = ({ options }: FilterFacet): boolean =>
  options.length > 1 || options.some(({ isChosen }) => isChosen)

function familyOptions(
  rows: CatalogueRow[],
  categories: FilterCategory[],
  query: ListQuery,
): FilterOption[] {
  const familyOf = new Map(categories.map(({ id, family }) => [id, family]))
  const keys = [...new Set(categories.map(({ family }) => family))].filter((key) => key !== null)
  return keys
    .map((key) => ({
      key,
      name: key,
      count: rows.filter((row) => familyOf.get(row.categoryId) === key).length,
      isChosen: query.families.includes(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
}

/** Puts rows into the order that is asked for. */
export function sortRows(
  rows: CatalogueRow[],
  sort: ListQuery['sort'],
  lng: string,
): CatalogueRow[] {
  if (sort === 'order') return rows
  if (sort === 'newest') {
    return [...rows].sort((a, b) => b.createdAt - a.createdAt || (a.slug < b.slug ? -1 : 1))
  }
  const { compare } = new Intl.Collator(lng, { numeric: true })
  return [...rows].sort((a, b) => compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1))
}
