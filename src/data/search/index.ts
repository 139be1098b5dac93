import 'server-only'
import { hash } from 'node:crypto'
import type { Picture } from '@/src/contract/picture'
import {
  type SearchAnswer,
  type SearchResult,
  SearchType,
  type Suggestion,
} from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { decide } from '@/src/routing/route'
import { listPath } from '@/src/routing/queried-pages'
import { pageSize, parseListQuery, parsePage } from '@/src/domain/catalogue/list-query'
import { productKey, type SearchDocument } from '@/src/domain/search/document'
import type { Hit } from '@/src/domain/search/engine'
import { onSearchOutcome, type SearchOutcome } from '@/src/domain/search/outcome'
import { excerpt } from '@/src/domain/search/words'
import { searchedText } from '@/src/platform/log/request-context'
import { closedModules } from '../settings/modules'
import { picturesById } from '../media/pictures'
import { openHits, pick, type Shown, withCurrentEngine, withEngine } from './engines'
import { outcomeOfList } from './product-search'

/** Most suggestions below a search field. */
const maxSuggestions = 8

/** Suggests targets for a text that is being typed. */
export async function suggest(lng: Language, q: string): Promise<Suggestion[]> {
  const found = await find(lng, q)
  const [first] = found
  const manual = first && manualOf(first.document, found)
  const shown = (
    manual ? [first, manual, ...found.filter((hit) => hit !== manual).slice(1)] : found
  ).slice(0, maxSuggestions)
  const pictures = await picturesOf(shown, lng)
  return shown.map((hit) => {
    const suggestion = toSuggestion(hit.document, pictures)
    return first && hit === manual
      ? { ...suggestion, title: titleOfManual(hit, first.document, lng) }
      : suggestion
  })
}

/** Most downloads among which the manual of a product is looked for. */
const maxLookedInto = 100

/** Returns the manual of a product among the best hits. */
const manualOf = ({ type, key }: SearchDocument, hits: Hit[]): Hit | undefined =>
  type === 'product'
    ? hits
        .filter((hit) => hit.type === 'document')
        .slice(0, maxLookedInto)
        .find(({ document }) => {
          const { facts, productIds = [] } = document
          return facts?.kind === 'manual' && productIds.some((id) => key === productKey(id))
        })
    : undefined

/** Titles a manual by the model that was looked for, since many machines may share it. */
function titleOfManual({ document }: Hit, { title }: SearchDocument, lng: Language): string {
  const [model] = title.split(' ').filter((word) => /\d/.test(word))
  const t = getT(lng)
  const kind = t(`documents.kind.${document.facts?.kind ?? 'manual'}`)
  return t('find.documentFor', { kind, product: model ?? title })
}

/** Searches for a text, best hits first. */
export async function search(
  lng: Language,
  q: string,
  { type, limit, offset }: Shown,
): Promise<SearchAnswer> {
  const { counts, total, shown } = pick(await find(lng, searchedText(q)), { type, limit, offset })
  const pictures = await picturesOf(shown, lng)
  return {
    q: q.trim(),
    total,
    counts,
    results: shown.map((hit) => toResult(hit, pictures)),
  }
}

async function find(lng: Language, q: string): Promise<Hit[]> {
  const asked = q.trim()
  if (asked === '') return []
  const closed = await closedModules()
  return withEngine(lng, (engine) => openHits(engine.search(asked), closed))
}

const picturesOf = (hits: Hit[], lng: Language): Promise<Map<string, Picture>> =>
  picturesById(
    hits.map(({ document }) => document.imageId),
    lng,
  )

function toSuggestion(document: SearchDocument, pictures: Map<string, Picture>): Suggestion {
  const { type, title, href, imageId } = document
  const picture = imageId ? pictures.get(imageId) : undefined
  return { type, title, href, ...(picture ? { picture: smallest(picture) } : {}) }
}

function toResult({ document, words, page }: Hit, pictures: Map<string, Picture>): SearchResult {
  const { summary, body } = document
  const own = { ...toSuggestion(document, pictures), ...document.facts }
  if (page) return { ...own, page: page.number, excerpt: excerpt(page.text, words, 200), words }
  return { ...own, excerpt: excerpt(summary, words, 200) || excerpt(body, words, 200), words }
}

function smallest({ url, width, height, widths, focus }: Picture): Suggestion['picture'] {
  const least = widths[0] ?? { url, width }
  return {
    url: least.url,
    width: least.width,
    height: width > 0 ? Math.round((least.width * height) / width) : height,
    ...(focus ? { focus } : {}),
  }
}

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
  return withCurrentEngine(lng, ({ engine, closed }) => {
    const { counts, total, shown } = pick(openHits(engine.search(asked.get('q') ?? ''), closed), {
      type: SearchType.safeParse(asked.get('type')).data,
      limit: pageSize,
      offset: (parsePage(asked.get('page')) - 1) * pageSize,
    })
    return {
      counts,
      total,
      shown: shown.map(({ document, words, page }) => [document.key, words, page?.number]),
    }
  })
}
