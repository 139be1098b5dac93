import 'server-only'
import { hash } from 'node:crypto'
import { SearchType } from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'
import { decide } from '@/src/routing/route'
import { listPath } from '@/src/routing/queried-pages'
import { pageSize, parseListQuery, parsePage } from '@/src/domain/catalogue/list-query'
import { onSearchOutcome, type SearchOutcome } from '@/src/domain/search/outcome'
import { outcomeOfList } from './product-search'
import { getCurrentEngine } from './engines'
import { openHits, pick } from './index'

/** Tells the server in front what pages of search show. Called by these pages, without which nothing is known. */
export const tellSearchOutcomes = (): void => onSearchOutcome(outcomeOf)

function outcomeOf(url: string, language: string | undefined): SearchOutcome | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const text = searchParams.get('q')
  if (!text) return undefined
  const decision = decide(pathname, searchParams, language)
  // An address that says more than the page looks at stands in the page as well.
  if (decision.kind !== 'show' || decision.search !== searchParams.toString()) return undefined
  const shown = shownBy(decision.lng, decision.path, searchParams)
  if (!shown) return undefined
  searchParams.delete('q')
  const about = [pathname, decision.path, searchParams.toString(), shown]
  return {
    text,
    key: hash('sha256', JSON.stringify(about), 'base64'),
    addressFor: (other) => {
      const address = new URL(url, 'http://localhost')
      address.searchParams.set('q', other)
      return address.pathname + address.search
    },
  }
}

function shownBy(lng: Language, path: string, asked: URLSearchParams): object | undefined {
  if (path === `/${lng}${listPath}`) return outcomeOfList(lng, parseListQuery(asked))
  if (path !== `/${lng}/search`) return undefined
  const current = getCurrentEngine(lng)
  if (!current) return undefined
  const hits = openHits(current.engine.search(asked.get('q') ?? ''), current.closed)
  const { counts, total, shown } = pick(hits, {
    type: SearchType.safeParse(asked.get('type')).data,
    limit: pageSize,
    offset: (parsePage(asked.get('page')) - 1) * pageSize,
  })
  return { counts, total, shown: shown.map(({ document, words }) => [document.key, words]) }
}
