import type { IncomingMessage } from 'node:http'
import { isChosenByLink } from '@/src/routing/chosen-by-link'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { languageOfCookies } from '@/src/i18n/language-cookie'

/** Parts of a request for a page that may decide its answer, from a cache or from Next. */
export interface CacheKeyParts {
  /** Language of the address, else of the cookie, else English. `deploy/nginx.conf` caches pages under the same. */
  language: Language
  /** The one that the visitor chose before. */
  chosen: Language | undefined
  /** True where the answer may belong to one person: of staff, of a preview, of a caller with a token. */
  isPersonal: boolean
  /** True where the page depends on its query. */
  isQueried: boolean
  /** Which data of the page Next's router asks for, and from where; empty for the page itself. */
  routerData: string
  /** True where the visitor chooses the language by this visit, which is then stored in a cookie. */
  choosesLanguage: boolean
}

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>

export function cacheKeyParts({ url = '', headers }: RequestHead): CacheKeyParts {
  const chosen = languageOfCookies(headers.cookie)
  const language = languageOfAddress(url) ?? chosen ?? defaultLanguage
  return {
    language,
    chosen,
    isPersonal:
      headers.authorization !== undefined || personalCookies.test(String(headers.cookie ?? '')),
    isQueried: isQueriedPage(url),
    routerData: routerHeaders
      .filter((name) => headers[name] !== undefined)
      .map((name) => `${name}: ${String(headers[name])}`)
      .join('\n'),
    choosesLanguage: isChosenByLink({
      lng: language,
      remembered: chosen,
      header: (name) => headers[name]?.toString(),
    }),
  }
}

/**
 * The key under which the answer to a GET is kept; undefined where only Next can give it, or where it may be one
 * person's own.
 */
export function cacheKeyOf(request: IncomingMessage, asked: CacheKeyParts): string | undefined {
  const { method, url = '', headers } = request
  if (method !== 'GET' || url.length > maxUrlLength || asked.isPersonal) return undefined
  if (forNextAlone.some((name) => headers[name] !== undefined)) return undefined
  const key = [asked.chosen, asked.choosesLanguage, asked.routerData, url].join('\n')
  return key.length > maxKeyLength ? undefined : key
}

/**
 * Returns true for the address of a page that depends on its query, and on nothing of the visitor;
 * `src/routing/queried-pages.ts` holds all of them. The contact form, which shows a visitor's input, is excluded; so is
 * the data of a page without a query, to which Next adds `_rsc`.
 */
export const isQueriedPage = (url = ''): boolean => queriedPage.test(url)

const queriedPage = new RegExp(
  `^(?:/(?:${languages.join('|')}))?/(?:products|search|news|news/tag/[a-z0-9-]+|careers|downloads|products/compare|products/finder|products/category/[a-z0-9-]+)/?\\?(?!_rsc=[^&]*$)`,
)

/**
 * Cookies of staff, and of previews: an answer to a request with one of them is never kept. The names alone
 * count, wherever they stand, so that no reader of cookies finds one that is overlooked here.
 */
const personalCookies = /payload-token|__prerender_bypass|__next_preview_data/i

/**
 * Which data of a page Next's router asks for, and from where: Next leads a request whose `_rsc` does not fit these
 * headers to another address.
 */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/** Headers of requests that Next alone can answer. */
const forNextAlone = [
  'if-none-match',
  'if-modified-since',
  'range',
  'next-action',
  'x-internal-token',
]

/** Addresses of visitors, and keys, are shorter; longer ones only fill the memory. */
const maxUrlLength = 300
const maxKeyLength = 4000

const addressLanguage = new RegExp(`^/(${languages.join('|')})(?=[/?]|$)`)

const languageOfAddress = (url: string) => addressLanguage.exec(url)?.[1] as Language | undefined
