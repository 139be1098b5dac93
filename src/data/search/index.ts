import 'server-only'
import type { Picture } from '@/src/contract/picture'
import {
  type SearchAnswer,
  type SearchResult,
  type SearchType,
  type Suggestion,
  searchTypes,
} from '@/src/contract/search'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { productKey, type SearchDocument } from '@/src/domain/search/document'
import type { Hit } from '@/src/domain/search/engine'
import { moduleAt, type ModuleName } from '@/src/domain/settings/modules'
import { searchedText } from '@/src/platform/log/request-context'
import { excerpt } from '@/src/domain/search/highlight'
import { closedModules } from '../settings/modules'
import { picturesById } from '../media/pictures'
import { getEngine } from './engines'

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

/** Returns the manual of a product among the hits. */
const manualOf = ({ type, key }: SearchDocument, hits: Hit[]): Hit | undefined =>
  type === 'product'
    ? hits.find(
        ({ document: { facts, productIds = [] } }) =>
          facts?.kind === 'manual' && productIds.some((id) => key === productKey(id)),
      )
    : undefined

/** Titles a manual by the model that was looked for, since many machines may share it. */
function titleOfManual({ document }: Hit, { title }: SearchDocument, lng: Language): string {
  const [model] = title.split(' ').filter((word) => /\d/.test(word))
  const t = getT(lng)
  const kind = t(`documents.kind.${document.facts?.kind ?? 'manual'}`)
  return t('find.documentFor', { kind, product: model ?? title })
}

interface Wanted {
  type?: SearchType
  limit: number
  /** Number of best hits to skip, for pages after the first. */
  offset?: number
}

/** Searches for a text, best hits first. */
export async function search(
  lng: Language,
  q: string,
  { type, limit, offset }: Wanted,
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

/** Picks the hits of a page, and counts those of each type. */
export function pick(hits: Hit[], { type, limit, offset = 0 }: Wanted) {
  const counts = Object.fromEntries(searchTypes.map((each) => [each, 0])) as SearchAnswer['counts']
  for (const { document } of hits) counts[document.type] += 1
  const wanted = type ? hits.filter(({ document }) => document.type === type) : hits
  return { counts, total: wanted.length, shown: wanted.slice(offset, offset + limit) }
}

async function find(lng: Language, q: string): Promise<Hit[]> {
  const asked = q.trim()
  return asked === '' ? [] : openHits((await getEngine(lng)).search(asked), await closedModules())
}

/** Returns the hits outside of disabled modules. */
export const openHits = (hits: Hit[], closed: readonly ModuleName[]): Hit[] =>
  closed.length === 0
    ? hits
    : hits.filter(({ document }) => !closed.includes(moduleAt(document.href) as ModuleName))

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

function toResult({ document, words }: Hit, pictures: Map<string, Picture>): SearchResult {
  const { summary, body } = document
  const text = excerpt(summary, words, 200) || excerpt(body, words, 200)
  return { ...toSuggestion(document, pictures), ...document.facts, excerpt: text, words }
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
