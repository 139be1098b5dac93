import type { Day } from '@/src/platform/time/days'
import type { UnitSystem } from './attributes/units'
import type { Catalogue, FilterCategory } from './catalogue'
import { type ShownFacet, shownFacets } from './facet-choice'
import { type LifeCycleState, lifeCycleStates, stateOn } from './life-cycle'
import type { ListQuery } from './list-query'
import type { RowTable } from './row-table'
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
  /** Places of rows, in the order of the catalogue. */
  places: readonly number[]
  families: FilterOption[]
  categories: FilterOption[]
  featured: FilterOption
  facets: FilterFacet[]
  /** The query without what the catalogue does not know. */
  query: ListQuery
}

/** Filters of a list, with the life-cycle states of its products. */
export interface ListFilters extends Omit<Filtered, 'places'> {
  states: FilterOption[]
}

/**
 * Finds what a list shows, and what it could be narrowed by.
 * @param isOffered leaves products out before anything is counted; the ends of ranges stay those of all
 */
export function filterRows(
  catalogue: Catalogue,
  asked: ListQuery,
  isOffered?: (place: number) => boolean,
): Filtered {
  const { table, categories } = catalogue
  const known = knownQuery(asked, categories)
  const isInCategories = categoryTest(known, categories, table)
  const { featured } = table
  const matches = table.search(known.q) ?? table.places
  const found = isOffered ? matches.filter(isOffered) : matches
  const isWanted = (place: number) => !known.isFeatured || featured[place] === 1

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
  const counts = countByCategory(beside, table, isWanted)
  const left = context === found ? beside : passing(context)
  return {
    places: left,
    query,
    families: familyOptions(counts, categories, known),
    categories: categories
      .filter(({ family }) => known.families.length === 0 || known.families.includes(family ?? ''))
      .map(({ id, slug, name }) => ({
        key: slug,
        name,
        count: counts(id),
        isChosen: known.categories.includes(slug),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
    featured: {
      key: '1',
      name: '',
      count: countWhere(beside, (place) => featured[place] === 1 && isInCategories(place)),
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
  table: RowTable,
): (place: number) => boolean {
  if (families.length === 0 && slugs.length === 0) return () => true
  const inFamilies = ({ family }: FilterCategory) =>
    families.length === 0 || families.includes(family ?? '')
  const wanted = categories.filter(
    (category) => inFamilies(category) && (slugs.length === 0 || slugs.includes(category.slug)),
  )
  const { numbers, count } = table.categories
  const marks = new Uint8Array(count)
  for (const { id } of wanted) marks[table.categoryNumber(id) ?? count] = 1
  return (place) => marks[numbers[place] as number] === 1
}

function countByCategory(
  places: readonly number[],
  table: RowTable,
  isWanted: (place: number) => boolean,
): (id: string) => number {
  const { numbers, count } = table.categories
  const counts = new Uint32Array(count)
  for (const place of places) {
    if (!isWanted(place)) continue
    const category = numbers[place] as number
    counts[category] = (counts[category] as number) + 1
  }
  return (id) => counts[table.categoryNumber(id) ?? count] ?? 0
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
  counts: (id: string) => number,
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
        .reduce((sum, { id }) => sum + counts(id), 0),
      isChosen: query.families.includes(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
}

/** Returns a test for rows in any of some states on a day. */
export const inState =
  (table: RowTable, states: LifeCycleState[], today: Day) =>
  (place: number): boolean =>
    states.includes(stateOn(today, table.daysAt(place)))

/** Counts the rows in each state; returns nothing where all are in the same one. */
export function stateOptions(
  table: RowTable,
  places: readonly number[],
  chosen: LifeCycleState[],
  today: Day,
): FilterOption[] {
  const counts = new Map<LifeCycleState, number>()
  for (const place of places) {
    const state = stateOn(today, table.daysAt(place))
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  const options = lifeCycleStates
    .map((key) => ({
      key,
      name: key,
      count: counts.get(key) ?? 0,
      isChosen: chosen.includes(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return options.length > 1 || chosen.length > 0 ? options : []
}

/** Puts places of rows, which are in the order of the catalogue, into the order that is asked for. */
export function sortPlaces(
  table: RowTable,
  places: readonly number[],
  sort: ListQuery['sort'],
): Uint32Array {
  const sorted = table.sorted(sort)
  if (places.length === sorted.length) return sorted
  if (sort === 'order') return Uint32Array.from(places)
  const isWanted = new Uint8Array(table.size)
  for (const place of places) isWanted[place] = 1
  return sorted.filter((place) => isWanted[place] === 1)
}
