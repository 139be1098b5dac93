import { attributeFacets } from './attribute-facets'
import type { Catalogue } from './catalogue'
import type { ListQuery } from './list-query'
import type { RowTable } from './row-table'
import type { ValueFacet, ValueOption } from './value-facet'
import { minShare, textFacets } from './values'

/** Not more than a visitor looks through. */
const maxFacets = 10

/** A facet of the list, and what is chosen of it. */
export interface ShownFacet {
  facet: ValueFacet
  /** To choose from, in order, with what was asked for beyond what is offered. */
  options: ValueOption[]
  chosen: ValueOption[]
}

/**
 * By what some of the products can be narrowed: attributes in their order, as many as tell these products apart best,
 * then free texts. What is asked for is always there.
 * @param places of these products among the rows
 */
export function shownFacets(
  catalogue: Catalogue,
  places: readonly number[],
  asked: ListQuery['values'],
): ShownFacet[] {
  const kept = keptOf(catalogue)
  const isAsked = ({ key }: ValueFacet) => Object.hasOwn(asked, key)
  const isAll = places.length === catalogue.table.size
  const worth = isAll ? worthOfAll(kept, places) : worthIn(kept, places)
  const best = new Set(
    [...worth]
      .filter(([, value]) => value > 0)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxFacets)
      .map(([facet]) => facet),
  )
  const attributes = kept.attributes.filter((facet) => best.has(facet) || isAsked(facet))
  const texts = textsFor(catalogue, kept, places, asked, isAsked).filter(
    ({ key }) => !kept.attributes.some((facet) => facet.key === key),
  )
  const room = Math.max(0, maxFacets - attributes.length)
  const offered = texts.filter((facet, index) => index < room || isAsked(facet))
  return [...attributes, ...offered].map((facet) => withChosen(facet, asked[facet.key] ?? []))
}

interface KeptFacets {
  attributes: ValueFacet[]
  /** Facets of free texts, for the whole catalogue. */
  texts: ValueFacet[]
  /** Ability of each attribute to divide the whole catalogue; undefined before it is asked for. */
  worth?: ReadonlyMap<ValueFacet, number>
}

const worthIn = ({ attributes }: KeptFacets, places: readonly number[]): Map<ValueFacet, number> =>
  new Map(attributes.map((facet) => [facet, worthOf(facet, places)]))

function worthOfAll(kept: KeptFacets, places: readonly number[]): ReadonlyMap<ValueFacet, number> {
  kept.worth ??= worthIn(kept, places)
  return kept.worth
}

/** A table is made anew with each change, also of attributes and categories. */
const keptByTable = new WeakMap<RowTable, KeptFacets>()

function keptOf(catalogue: Catalogue): KeptFacets {
  const { table, attributes, lng, words } = catalogue
  const known = keptByTable.get(table)
  if (known) return known
  const kept: KeptFacets = {
    attributes: attributeFacets(attributes, table.columns, lng, words),
    texts: textFacets(table.freeTexts, table.places, lng),
  }
  keptByTable.set(table, kept)
  return kept
}

/** Facets of free texts are made of the products that they are for; what was chosen from the whole stays chosen. */
function textsFor(
  catalogue: Catalogue,
  { texts }: KeptFacets,
  places: readonly number[],
  asked: ListQuery['values'],
  isAsked: (facet: ValueFacet) => boolean,
): ValueFacet[] {
  if (places.length === catalogue.table.size) return texts
  const own = textFacets(catalogue.table.freeTexts, places, catalogue.lng)
  const has = (facets: ValueFacet[], key: string, value: string) =>
    facets.some((facet) => facet.key === key && facet.read(value))
  const kept = texts.filter(
    (facet) =>
      isAsked(facet) &&
      (asked[facet.key] ?? []).some(
        (value) => !has(own, facet.key, value) && facet.read(value) !== undefined,
      ),
  )
  return [...kept, ...own.filter(({ key }) => !kept.some((facet) => facet.key === key))]
}

/** Rates a facet for dividing products: by how many have a value, and how evenly. 0 means useless. */
function worthOf({ options, count }: ValueFacet, places: readonly number[]): number {
  const values = count(places)
  const covered = places.length - (values[0] ?? 0)
  if (covered === 0 || covered < places.length * minShare) return 0
  const counts = options
    .filter(({ system }) => system !== 'imperial')
    .map(({ marks }) =>
      marks.reduce((sum, mark, value) => (mark ? sum + (values[value] as number) : sum), 0),
    )
    .filter((count) => count > 0)
  if (counts.length < 2) return 0
  return (covered / places.length) * (1 - Math.max(...counts) / (places.length + 1))
}

function withChosen(facet: ValueFacet, values: string[]): ShownFacet {
  const read = values.flatMap((value) => facet.read(value) ?? [])
  const chosen = [...new Map(read.map((option) => [option.key, option])).values()]
  const isOffered = ({ key }: ValueOption) => facet.options.some((option) => option.key === key)
  const typed = chosen.filter((option) => !isOffered(option))
  // What is chosen is seen in both systems of units; what is typed stands where it begins.
  const offered = facet.options.map((option) =>
    option.system && chosen.some(({ key }) => key === option.key)
      ? { ...option, system: undefined }
      : option,
  )
  if (!facet.ends) return { facet, options: offered, chosen }
  const options = [...offered, ...typed].sort((a, b) => compareFrom(a, b))
  return { facet, options, chosen }
}

/** Open ends are not finite, and their difference is no number. */
const compareFrom = ({ from: a = 0 }: ValueOption, { from: b = 0 }: ValueOption): number =>
  a === b ? 0 : a < b ? -1 : 1
