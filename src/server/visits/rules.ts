import type { IncomingMessage } from 'node:http'
import { maxMissedLength } from '@/src/contract/staff/missed-visits'
import { listPath } from '@/src/routing/queried-pages'
import { decide, hasNoLanguage, publicPath } from '@/src/routing/route'
import { pagePathPattern } from '@/src/domain/links/routes'
import { cacheKeyParts } from '../cache-key'

/**
 * Returns true where a person opens a page: no staff, no program that identifies itself, nothing that a browser
 * prefetches. Data for Next's router counts, since a search inside the site requests nothing else.
 */
export function isVisit(request: IncomingMessage): boolean {
  const { method, headers } = request
  if (method !== 'GET' || headers['x-internal-token'] !== undefined) return false
  if (fetchedAhead.some((name) => headers[name] !== undefined)) return false
  if (!isRouterData(request) && !/text\/html/.test(String(headers.accept ?? ''))) return false
  if (cacheKeyParts(request).isPersonal) return false
  return !program.test(String(headers['user-agent'] ?? ''))
}

export const isRouterData = ({ headers }: IncomingMessage): boolean => headers.rsc !== undefined

const fetchedAhead = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'purpose',
  'sec-purpose',
]

const program = /bot\b|crawl|spider|slurp|scan|monitor|preview|curl|wget|python|\bgo-http|headless/i

/**
 * The address that a visitor did not find, without language and query. Only what a page or a redirect could stand
 * at, so that staff can do something about each; no files, and nothing that programs look for on any site.
 */
export function missedAddress(url: string): string | undefined {
  const { path, isOwn } = shownAt(url)
  if (path === undefined || isOwn || hasNoLanguage(path)) return undefined
  if (path === '/' || path.length > maxMissedLength || !pagePathPattern.test(path)) return undefined
  return probed.test(path) || longNumber.test(path) || key.test(path) ? undefined : path
}

/** Words that found nothing on `/search` or `/products`, in one form for all ways to type them. */
export function missedSearch(url: string): string | undefined {
  const { inner, search } = shownAt(url)
  if (inner !== listPath && inner !== '/search') return undefined
  const words = normalized(new URLSearchParams(search).get('q') ?? '')
  if (words.length < 2 || words.length > maxWordsLength || !plainWords.test(words)) return undefined
  return phoneNumber.test(words) || pageAddress.test(words) ? undefined : words
}

const maxWordsLength = 80

/** Returns the page of a path and query, as `src/proxy.ts` rewrites them. */
function shownAt(url: string) {
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const decision = decide(pathname, new URLSearchParams(at < 0 ? '' : url.slice(at)), undefined)
  if (decision.kind !== 'show') return {}
  const { path, lng, isOwn, search } = decision
  return { path: publicPath(path), inner: path.slice(lng.length + 1), isOwn, search }
}

const normalized = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A letter or digit among what names and quantities are written with; code and e-mail addresses are neither. */
const plainWords = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{Zs}.,:'’"“”„«»#%&()°·/+*_–—-]+$/u

const pageAddress = /:\/\/|www\./

/** Phone numbers, accounts, documents: seven digits and more, however they are grouped. */
const phoneNumber = /\d(?:[\s().,/+_–-]*\d){6}/

/** In a path a day is written with hyphens. */
const longNumber = /\d{7}/

/** Pattern of keys of sessions and records. */
const key = /[0-9a-f]{16}|[0-9a-f]{8}-[0-9a-f]{4}-/

/** Parts of addresses of programs that this site is not made with. */
const probed =
  /\/(?:wp|wp-[^/]*|wordpress|xmlrpc|php[^/]*|pma|myadmin|adminer|mysql[^/]*|cgi-bin|administrator|joomla|drupal|magento|typo3|cpanel|webmail|roundcube|owa|ecp|autodiscover|actuator|telescope|solr|jenkins|hudson|geoserver|boaform|hnap1|server-(?:status|info)|vendor|struts[^/]*|cfide|axis2|druid|nacos|zabbix|graphql|swagger[^/]*|etc|bin|shell|config|backup|env|git|svn)(?:\/|$)/
