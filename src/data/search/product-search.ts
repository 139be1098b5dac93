import 'server-only'
import type { Suggestion } from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'
import type { Catalogue } from '@/src/domain/catalogue/catalogue'
import { type Filtered, filterRows, sortRows } from '@/src/domain/catalogue/filter'
import type { CatalogueRow, ListedProduct } from '@/src/domain/catalogue/row'
import { isFiltered, type ListQuery, pageSize } from '@/src/domain/catalogue/list-query'
import { inState, type ListFilters, stateOptions } from '@/src/domain/catalogue/states'
import { productKey } from '@/src/domain/search/document'
import type { SearchEngine } from '@/src/domain/search/engine'
import type { ModuleName } from '@/src/domain/settings/modules'
import type { Day } from '@/src/platform/time/days'
import { singleton } from '@/src/platform/singleton'
import { recordEmptySearch, searchedText } from '@/src/platform/log/request-context'
import { invalidations } from '@/src/platform/cache/shared-tags'
import { companyDay } from '../cache/company-day'
import { withFallback } from '../cache/cached'
import { getCatalogue } from '../catalogue'
import {
  clamp,
  cutPage,
  type ProductPage,
  readListed,
  readProducts,
} from '../catalogue/product-list'
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
  const { rows: found, ...filters } = narrow(catalogue, searched)
  const query = { ...filters.query, q: asked.q }
  filters.query = query
  const { ids, ...cut } = cutPage(found, query.page)
  const products = await readListed(lng, ids, cut.page)
  const list = { products, ...cut, filters }
  if (!isLittle(searched, found)) return list
  if (found.length === 0 && !isFiltered(query)) recordEmptySearch()
  const offered = narrow(catalogue, { ...searched, q: '' }).rows
  const close = await withFallback(closestMatches(lng, searched.q, { offered, found }), noMatches)
  const closest = await readProducts(lng, close.products)
  return { ...list, closest: { products: closest, places: close.places } }
}

/** So few that the visitor may have meant something else. */
const isLittle = ({ q }: ListQuery, found: CatalogueRow[]): boolean =>
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

type Found = ListFilters & Pick<Filtered, 'rows'>

/**
 * Returns all that decides a page of the catalogue beside the typed text, without reading anything; undefined where the
 * known state may be old.
 */
export function outcomeOfList(lng: Language, asked: ListQuery): object | undefined {
  const known = current.get(lng)
  if (!known || known.expired !== invalidations.count) return undefined
  const { rows, ...filters } = narrow(known.catalogue, asked)
  const { page } = clamp(asked.page, rows.length)
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  const query = { ...filters.query, q: '' }
  const outcome = { ...filters, query, total: rows.length, shown: shown.map(({ id }) => id) }
  if (!isLittle(asked, rows)) return outcome
  const offered = narrow(known.catalogue, { ...asked, q: '' }).rows
  const closest = currentClosestMatches(lng, asked.q, { offered, found: rows })
  return closest && { ...outcome, closest }
}

/** Earlier results, valid while the catalogue is unchanged: pages of a list differ only in their slice. */
const foundBefore = new WeakMap<CatalogueRow[], Map<string, Found>>()

/** Most cached queries; each holds only the places of its rows. */
const keptQueries = 30

/** Returns the matches of a list, in its order, and the options that could narrow it. */
function narrow(catalogue: CatalogueOnDay, { page, ...asked }: ListQuery): Found {
  const { rows, categories, today } = catalogue
  const known = foundBefore.get(rows) ?? new Map<string, Found>()
  foundBefore.set(rows, known)
  const key = JSON.stringify([asked, categories, today])
  const found = known.get(key) ?? inStates(catalogue, { ...asked, page: 1 })
  if (!known.has(key)) found.rows = sortRows(catalogue, found.rows, asked.sort)
  // The query that was asked for last is the last to go.
  known.delete(key)
  known.set(key, found)
  if (known.size > keptQueries) known.delete([...known.keys()][0] as string)
  return { ...found, query: { ...found.query, page } }
}

/** Returns the matches, with counts of products in each state whichever states are requested. */
function inStates({ today, ...catalogue }: CatalogueOnDay, asked: ListQuery): Found {
  const { states } = asked
  const beside = filterRows(catalogue, asked)
  const found = states.length === 0 ? beside : filterRows(catalogue, asked, inState(states, today))
  return { ...found, states: stateOptions(beside.rows, states, today) }
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
  /** Products that the filters of the list leave. */
  offered: CatalogueRow[]
  /** Those of them that stand in the list already. */
  found: CatalogueRow[]
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
  { offered, found }: Searched,
): ClosestMatches {
  const wanted = new Set(offered.map(({ id }) => productKey(id)))
  for (const { id } of found) wanted.delete(productKey(id))
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
