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

interface FilterFacet {
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
  const known = knownQuery(asked, categories)
  const isInCategories = categoryTest(known, categories)
  const isWanted = (row: CatalogueRow) => !known.isFeatured || row.isFeatured

  const found = known.q.trim() === '' ? rows : rows.filter(textTest(known.q, lng))
  const context = found.filter((row) => isInCategories(row) && isWanted(row))
  const all = facetsFor(rows, context, known, lng)
  const chosen = all.flatMap((facet) => chosenTest(facet, known.values[facet.key] ?? []))
  const hasValues = (row: CatalogueRow, except?: ValueFacet) =>
    chosen.every(({ facet, hasOne }) => facet === except || hasOne(row))

  const query = { ...known, values: knownValues(known, all) }
  const beside = chosen.length === 0 ? found : found.filter((row) => hasValues(row))
  const counts = countByCategory(beside.filter(isWanted))
  return {
    rows: chosen.length === 0 ? context : context.filter((row) => hasValues(row)),
    query,
    families: familyOptions(counts, categories, known),
    categories: categories
      .filter(({ family }) => known.families.length === 0 || known.families.includes(family ?? ''))
      .map(({ id, slug, name }) => ({
        key: slug,
        name,
        count: counts.get(id) ?? 0,
        isChosen: known.categories.includes(slug),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
    featured: {
      key: '1',
      name: '',
      count: beside.filter((row) => row.isFeatured && isInCategories(row)).length,
      isChosen: known.isFeatured,
    },
    facets: all
      .map((facet) => {
        // Without a choice, facets are made of nothing but the products that they are counted in.
        const counts =
          chosen.length === 0
            ? facet.options.map(({ count }) => count)
            : countOptions(
                facet,
                context.filter((row) => hasValues(row, facet)),
              )
        return toFilter(facet, counts, known.values[facet.key] ?? [])
      })
      .filter(isHelpful),
  }
}

/** Whether a product is in one of the families and one of the categories that are asked for. */
function categoryTest(
  { families, categories: slugs }: ListQuery,
  categories: FilterCategory[],
): (row: CatalogueRow) => boolean {
  if (families.length === 0 && slugs.length === 0) return () => true
  const inFamilies = ({ family }: FilterCategory) =>
    families.length === 0 || families.includes(family ?? '')
  const wanted = categories.filter(
    (category) => inFamilies(category) && (slugs.length === 0 || slugs.includes(category.slug)),
  )
  const ids = new Set(wanted.map(({ id }) => id))
  return ({ categoryId }) => ids.has(categoryId)
}

function countByCategory(rows: CatalogueRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { categoryId } of rows) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  return counts
}

/**
 * Whether name or short description hold a text, upper and lower case alike (section 2), and whether keyboards put
 * letters and their marks together or not.
 */
export function textTest(
  q: string,
  lng: string,
): (row: { name: string; shortDescription: string | null }) => boolean {
  const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase(lng)
  const wanted = lower(q.trim())
  if (wanted === '') return () => true
  return ({ name, shortDescription }) =>
    lower(name).includes(wanted) || lower(shortDescription ?? '').includes(wanted)
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

/** A test for having one of the values; none where the facet knows none of them. */
function chosenTest(
  facet: ValueFacet,
  values: string[],
): { facet: ValueFacet; hasOne: (row: CatalogueRow) => boolean }[] {
  const isChosen = facet.options.map(({ key }) => values.includes(key))
  if (!isChosen.includes(true)) return []
  return [{ facet, hasOne: (row) => facet.optionsOf(row).some((place) => isChosen[place]) }]
}

function countOptions({ options, optionsOf }: ValueFacet, rows: CatalogueRow[]): number[] {
  const counts = options.map(() => 0)
  for (const row of rows) {
    for (const place of optionsOf(row)) counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

const toFilter = (
  { key, name, options }: ValueFacet,
  counts: number[],
  chosen: string[],
): FilterFacet => ({
  key,
  name,
  options: options
    .map((option, place) => ({
      ...option,
      count: counts[place] ?? 0,
      isChosen: chosen.includes(option.key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen),
})

/** A facet with one choice narrows nothing, unless the choice is made. */
const isHelpful = ({ options }: FilterFacet): boolean =>
  options.length > 1 || options.some(({ isChosen }) => isChosen)

function familyOptions(
  counts: Map<string, number>,
  categories: FilterCategory[],
  query: ListQuery,
): FilterOption[] {
  const keys = [...new Set(categories.map(({ family }) => family))].filter((key) => key !== null)
  return keys
    .map((key) => ({
      key,
      name: key,
      count: categories
        .filter(({ family }) => family === key)
        .reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
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
