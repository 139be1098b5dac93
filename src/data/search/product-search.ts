import 'server-only'
import type { Suggestion } from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import {
  filterRows,
  inState,
  type ListFilters,
  sortPlaces,
  stateOptions,
} from '@/src/domain/catalogue/filter'
import type { ListedProduct } from '@/src/domain/catalogue/row'
import type { RowTable } from '@/src/domain/catalogue/row-table'
import { isFiltered, type ListQuery } from '@/src/domain/catalogue/list-query'
import { productKey } from '@/src/domain/search/document'
import type { SearchEngine } from '@/src/domain/search/engine'
import type { ModuleName } from '@/src/domain/settings/modules'
import type { Day } from '@/src/platform/time/days'
import { singleton } from '@/src/platform/singleton'
import { recordEmptySearch, searchedText } from '@/src/platform/log/request-context'
import { invalidations } from '@/src/platform/cache/shared-tags'
import { companyDay } from '../cache/company-day'
import { withFallback } from '../cache/cached'
import { getCatalogue } from '../catalogue/catalogue-rows'
import { cutPage, type ProductPage, readListed, readProducts } from '../catalogue/product-list'
import { closedModules } from '../settings/modules'
import { releasePreview } from '../payload/release-preview'
import { openHits, withCurrentEngine, withEngine } from './engines'

export interface ProductList extends ProductPage {
  filters: ListFilters
  /** Products that come close to a query with few results. */
  closest?: { products: ListedProduct[]; places: ClosestMatches['places'] }
}

/** A page of the catalogue as an address asks for it, and what it may be narrowed by. */
export async function getProductList(lng: Language, asked: ListQuery): Promise<ProductList> {
  const expired = invalidations.count
  const [today, read] = await Promise.all([companyDay(), getCatalogue(lng)])
  const catalogue = { ...read, today }
  if (!(await releasePreview())) current.set(lng, { catalogue, expired })
  const searched = { ...asked, q: searchedText(asked.q) }
  const { places: found, ...filters } = narrow(catalogue, searched)
  const query = { ...filters.query, q: asked.q }
  filters.query = query
  const { ids, ...cut } = cutPage(catalogue.table, found, query.page)
  const products = await readListed(lng, ids, cut.page)
  const list = { products, ...cut, filters }
  if (!isLittle(searched, found)) return list
  if (found.length === 0 && !isFiltered(query)) recordEmptySearch()
  const offered = narrow(catalogue, { ...searched, q: '' }).places
  const close = await withFallback(
    closestMatches(lng, searched.q, { table: catalogue.table, offered, found }),
    noMatches,
  )
  const closest = await readProducts(lng, close.products)
  return { ...list, closest: { products: closest, places: close.places } }
}

/** So few that the visitor may have meant something else. */
const isLittle = ({ q }: ListQuery, found: Uint32Array): boolean =>
  q.trim() !== '' && found.length < 3

/** Catalogue from which lists were last made, and the count of invalidations before it was read. */
const current = singleton(
  'current-catalogue',
  () => new Map<Language, { catalogue: CatalogueOnDay; expired: number }>(),
)

interface CatalogueOnDay extends Catalogue {
  /** The day by which the states of products are told. */
  today: Day
}

type Found = ListFilters & { places: Uint32Array }

/**
 * Returns all that decides a page of the catalogue beside the typed text, without reading anything; undefined where the
 * known state may be old.
 */
export function outcomeOfList(lng: Language, asked: ListQuery): object | undefined {
  const known = current.get(lng)
  if (!known || known.expired !== invalidations.count) return undefined
  const { table } = known.catalogue
  const { places, ...filters } = narrow(known.catalogue, asked)
  const { ids: shown, total } = cutPage(table, places, asked.page)
  const query = { ...filters.query, q: '' }
  const outcome = { ...filters, query, total, shown }
  if (!isLittle(asked, places)) return outcome
  const offered = narrow(known.catalogue, { ...asked, q: '' }).places
  const closest = currentClosestMatches(lng, asked.q, { table, offered, found: places })
  return closest && { ...outcome, closest }
}

/** Earlier results, valid while the catalogue is unchanged: pages of a list differ only in their slice. */
const foundBefore = new WeakMap<RowTable, Map<string, Found>>()

/** Most cached queries; each holds only the places of its rows. */
const keptQueries = 30

/** Returns the matches of a list, in its order, and the options that could narrow it. */
function narrow(catalogue: CatalogueOnDay, { page, ...asked }: ListQuery): Found {
  const { table, categories, today } = catalogue
  const known = foundBefore.get(table) ?? new Map<string, Found>()
  foundBefore.set(table, known)
  const key = JSON.stringify([asked, categories, today])
  const found = known.get(key) ?? inStates(catalogue, { ...asked, page: 1 })
  // The query that was asked for last is the last to go.
  known.delete(key)
  known.set(key, found)
  if (known.size > keptQueries) known.delete([...known.keys()][0] as string)
  return { ...found, query: { ...found.query, page } }
}

/** Returns the matches in their order, with counts of products in each state whichever states are requested. */
function inStates({ today, ...catalogue }: CatalogueOnDay, asked: ListQuery): Found {
  const { table } = catalogue
  const { states, sort } = asked
  const beside = filterRows(catalogue, asked)
  const { places, ...found } =
    states.length === 0 ? beside : filterRows(catalogue, asked, inState(table, states, today))
  return {
    ...found,
    places: sortPlaces(table, places, sort),
    states: stateOptions(table, beside.places, states, today),
  }
}

/** Results of the tolerant search, for queries where the documented one (section 2) finds little. */
interface ClosestMatches {
  /** Ids, best first. */
  products: string[]
  /** Pages, news and jobs, where no product comes close. */
  places: Pick<Suggestion, 'type' | 'title' | 'href'>[]
}

const noMatches: ClosestMatches = { products: [], places: [] }

interface Searched {
  table: RowTable
  /** Places of products that the filters of the list leave. */
  offered: Uint32Array
  /** Those of them that stand in the list already. */
  found: Uint32Array
}

const max = { products: 8, places: 4 }

/** @throws where the search cannot read what it looks through */
const closestMatches = async (
  lng: Language,
  q: string,
  catalogue: Searched,
): Promise<ClosestMatches> => {
  const closed = await closedModules()
  return withEngine(lng, (engine) => pick(engine, closed, q, catalogue))
}

/** The same without reading anything: undefined where the search may be older than the catalogue. */
function currentClosestMatches(
  lng: Language,
  q: string,
  catalogue: Searched,
): ClosestMatches | undefined {
  return withCurrentEngine(lng, ({ engine, closed }) => pick(engine, closed, q, catalogue))
}

function pick(
  engine: SearchEngine,
  closed: readonly ModuleName[],
  q: string,
  { table, offered, found }: Searched,
): ClosestMatches {
  const keyAt = (place: number) => productKey(table.idAt(place))
  // Many documents are asked about: each of them looked for in the table would take longer.
  const wanted = new Set(Array.from(offered, keyAt))
  for (const place of found) wanted.delete(keyAt(place))
  const closest = engine.closest(q, ({ key }) => wanted.has(key))
  if (closest.length > 0 || found.length > 0) {
    const products = closest.slice(0, max.products)
    return {
      products: products.map(({ document }) => document.key.slice(productKey('').length)),
      places: [],
    }
  }
  const others = openHits(
    engine.closest(q, ({ type }) => type !== 'product'),
    closed,
  )
  return {
    products: [],
    places: others
      .slice(0, max.places)
      .map(({ document: { type, title, href } }) => ({ type, title, href })),
  }
}
