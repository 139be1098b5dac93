import type { UnitSystem } from './attributes/units'
import type { Catalogue, FilterCategory } from './catalogue'
import { type ShownFacet, shownFacets } from './facet-choice'
import type { ListQuery } from './list-query'
import type { CatalogueRow } from './row'
import { getRowIndex, searchTest } from './row-index'
import type { RangeEnds, ValueFacet, ValueOption } from './value-facet'

export interface FilterOption {
  key: string
  name: string
  /** Its name in the imperial system, where it differs. */
  imperial?: string
  /** The system of units that it is offered in alone. */
  system?: UnitSystem
  /** Products that the list would show with it, whatever else is chosen in its facet. */
  count: number
  isChosen: boolean
}

export interface FilterFacet {
  /** Key of an attribute, or short name of a specification; families and categories have facets of their own. */
  key: string
  name: string
  options: FilterOption[]
  /** In which units a range may be typed. */
  ends?: RangeEnds[]
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

/**
 * Finds what a list shows, and what it could be narrowed by.
 * @param isOffered leaves products out before anything is counted; the ends of ranges stay those of all
 */
export function filterRows(
  catalogue: Catalogue,
  asked: ListQuery,
  isOffered?: (row: CatalogueRow) => boolean,
): Filtered {
  const { rows, categories, lng } = catalogue
  const known = knownQuery(asked, categories)
  const facts = getRowFacts(rows)
  const isInCategories = categoryTest(known, categories, facts)
  const index = getRowIndex(catalogue)
  const isFound = searchTest(known.q, lng)
  const at = (place: number) => rows[place] as CatalogueRow
  const found =
    isOffered || isFound
      ? facts.everyPlace.filter(
          (place) =>
            (!isOffered || isOffered(at(place))) &&
            (!isFound || isFound(index.searchableAt(place))),
        )
      : facts.everyPlace
  const isWanted = (place: number) => !known.isFeatured || facts.isFeatured[place] === 1

  const isAnywhere = known.families.length === 0 && known.categories.length === 0
  // The same places, where nothing narrows them: what they pass is then told once.
  const context =
    isAnywhere && !known.isFeatured
      ? found
      : found.filter((place) => isInCategories(place) && isWanted(place))
  const shown = shownFacets(catalogue, context, known.values)
  const tests = shown.flatMap((each) => {
    const test = chosenTest(each)
    return test ? [{ facet: each.facet, test }] : []
  })
  const passing = (places: readonly number[], except?: ValueFacet) =>
    tests
      .filter(({ facet }) => facet !== except)
      .reduce((left, { test }) => left.filter(test), places)

  const query = { ...known, values: chosenValues(shown) }
  const beside = passing(found)
  const counts = countByCategory(beside, facts, isWanted)
  const left = context === found ? beside : passing(context)
  return {
    rows: left.length === rows.length ? rows : left.map(at),
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
      count: countWhere(beside, (place) => facts.isFeatured[place] === 1 && isInCategories(place)),
      isChosen: known.isFeatured,
    },
    facets: shown
      // What all of which is asked for is counted with what is chosen of it, else each choice by itself.
      .map((each) => {
        const isChosen = tests.some(({ facet }) => facet === each.facet)
        const isOwnChoice = isChosen && !each.facet.isEvery
        return toFilter(each, isOwnChoice ? passing(context, each.facet) : left)
      })
      .filter(isHelpful),
  }
}

/** Returns a test for products of the requested families and categories. */
function categoryTest(
  { families, categories: slugs }: ListQuery,
  categories: FilterCategory[],
  { categoryIds, categoryOf }: RowFacts,
): (place: number) => boolean {
  if (families.length === 0 && slugs.length === 0) return () => true
  const inFamilies = ({ family }: FilterCategory) =>
    families.length === 0 || families.includes(family ?? '')
  const wanted = categories.filter(
    (category) => inFamilies(category) && (slugs.length === 0 || slugs.includes(category.slug)),
  )
  const ids = new Set(wanted.map(({ id }) => id))
  const marks = Uint8Array.from(categoryIds, (id) => (ids.has(id) ? 1 : 0))
  return (place) => marks[categoryOf[place] as number] === 1
}

function countByCategory(
  places: readonly number[],
  { categoryIds, categoryOf }: RowFacts,
  isWanted: (place: number) => boolean,
): Map<string, number> {
  const counts = new Uint32Array(categoryIds.length)
  for (const place of places) {
    if (!isWanted(place)) continue
    const category = categoryOf[place] as number
    counts[category] = (counts[category] as number) + 1
  }
  return new Map(categoryIds.map((id, category) => [id, counts[category] as number]))
}

function countWhere(places: readonly number[], isWanted: (place: number) => boolean): number {
  let count = 0
  for (const place of places) if (isWanted(place)) count += 1
  return count
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

const chosenValues = (shown: ShownFacet[]): ListQuery['values'] =>
  Object.fromEntries(
    shown
      .filter(({ chosen }) => chosen.length > 0)
      .map(({ facet, chosen }) => [facet.key, chosen.map(({ key }) => key)]),
  )

/** A test for what is chosen of a facet; none where nothing is. */
function chosenTest({ facet, chosen }: ShownFacet): ((place: number) => boolean) | undefined {
  const [first, ...others] = chosen
  if (!first) return undefined
  const marks = Uint8Array.from(first.marks)
  for (const other of others) {
    other.marks.forEach((mark, value) => {
      const before = marks[value] as number
      marks[value] = facet.isEvery ? before & mark : before | mark
    })
  }
  return facet.test(marks)
}

function toFilter({ facet, options, chosen }: ShownFacet, places: readonly number[]): FilterFacet {
  const values = facet.count(places)
  const countOf = ({ marks }: ValueOption) =>
    marks.reduce((sum, mark, value) => (mark ? sum + (values[value] as number) : sum), 0)
  const { key, name, ends } = facet
  return {
    key,
    name,
    ...(ends ? { ends } : {}),
    options: options
      .map((option) => ({
        key: option.key,
        name: option.name,
        ...(option.imperial === undefined ? {} : { imperial: option.imperial }),
        ...(option.system === undefined ? {} : { system: option.system }),
        count: countOf(option),
        isChosen: chosen.some((each) => each.key === option.key),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
  }
}

/** A facet with one choice narrows nothing, unless the choice is made. */
const isHelpful = ({ options }: FilterFacet): boolean =>
  options.filter(({ system }) => system !== 'imperial').length > 1 ||
  options.some(({ isChosen }) => isChosen)

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

/** Puts rows of a catalogue into the order that is asked for. */
export function sortRows(
  catalogue: Catalogue,
  rows: CatalogueRow[],
  sort: ListQuery['sort'],
): CatalogueRow[] {
  if (sort === 'order') return rows
  const sorted = getRowIndex(catalogue).sorted(sort)
  if (rows.length === sorted.length) return sorted
  const wanted = new Set(rows)
  return sorted.filter((row) => wanted.has(row))
}

/** Facts of every row that counts need, side by side: rows themselves are scattered over the memory. */
interface RowFacts {
  /** The place of each row. */
  everyPlace: readonly number[]
  /** 1 for a featured product, by place. */
  isFeatured: Uint8Array
  /** Ids of categories, without a repetition. */
  categoryIds: readonly string[]
  /** The place of a row's category among these, by the place of the row. */
  categoryOf: Uint32Array
}

/** The rows are made anew with each change. */
const factsByRows = new WeakMap<readonly CatalogueRow[], RowFacts>()

function getRowFacts(rows: readonly CatalogueRow[]): RowFacts {
  const known = factsByRows.get(rows)
  if (known) return known
  const numbers = new Map<string, number>()
  const facts = {
    everyPlace: [...rows.keys()],
    isFeatured: Uint8Array.from(rows, ({ isFeatured }) => (isFeatured ? 1 : 0)),
    categoryOf: Uint32Array.from(rows, ({ categoryId }) => {
      const number = numbers.get(categoryId) ?? numbers.size
      numbers.set(categoryId, number)
      return number
    }),
    categoryIds: [] as string[],
  }
  facts.categoryIds = [...numbers.keys()]
  factsByRows.set(rows, facts)
  return facts
}
