import 'server-only'
import type { Suggestion } from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'
import type { CatalogueRow } from '@/src/domain/catalogue/row'
import type { ModuleName } from '@/src/domain/settings/modules'
import type { SearchEngine } from '@/src/domain/search/engine'
import { closedModules } from '@/src/data/settings/modules'
import { openHits } from './index'
import { getCurrentEngine, getEngine } from './engines'

/** Results of the tolerant search, for queries where the documented one (section 2) finds little. */
export interface ClosestMatches {
  /** Ids, best first. */
  products: string[]
  /** Pages, news and jobs, where no product comes close. */
  places: Pick<Suggestion, 'type' | 'title' | 'href'>[]
}

export const noMatches: ClosestMatches = { products: [], places: [] }

interface Catalogue {
  /** Products that the filters of the list leave. */
  offered: CatalogueRow[]
  /** Those of them that stand in the list already. */
  found: CatalogueRow[]
}

/** Prefix of the keys of products in the index of the search. */
const productKey = 'product '

const max = { products: 8, places: 4 }

/** @throws where the search cannot read what it looks through */
export const closestMatches = async (
  lng: Language,
  q: string,
  catalogue: Catalogue,
): Promise<ClosestMatches> => pick(await getEngine(lng), await closedModules(), q, catalogue)

/** The same without reading anything: undefined where the search may be older than the catalogue. */
export function currentClosestMatches(
  lng: Language,
  q: string,
  catalogue: Catalogue,
): ClosestMatches | undefined {
  const current = getCurrentEngine(lng)
  return current && pick(current.engine, current.closed, q, catalogue)
}

function pick(
  engine: SearchEngine,
  closed: readonly ModuleName[],
  q: string,
  { offered, found }: Catalogue,
): ClosestMatches {
  const wanted = new Set(offered.map(({ id }) => `${productKey}${id}`))
  for (const { id } of found) wanted.delete(`${productKey}${id}`)
  const closest = engine.closest(q, ({ key }) => wanted.has(key))
  if (closest.length > 0 || found.length > 0) {
    const products = closest.slice(0, max.products)
    return {
      products: products.map(({ document }) => document.key.slice(productKey.length)),
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
