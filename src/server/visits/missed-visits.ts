import type { IncomingMessage } from 'node:http'
import { maxMissedLength, maxMissedRows, type MissedKind } from '@/src/contract/visits'
import { pagePathPattern } from '@/src/domain/links/routes'
import { noHitsHeader } from '@/src/platform/log/request-context'
import { type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'
import { PendingCounts } from '@/src/domain/visits/pending-counts'
import { type MissedCount, storeMissedVisits } from '@/src/domain/visits/store'
import { isProgram } from '@/src/platform/http/own-origin'
import { listPath } from '@/src/routing/queried-pages'
import { decide, hasNoLanguage, publicPath } from '@/src/routing/route'
import { cacheKeyParts } from '../cache-key'
import type { SiteResponse } from '../site-response'

/** So that one client cannot fill the table, nor push out what others missed. */
const limit: RateLimit = { name: 'missed-visits', points: 40, seconds: 60 * 60 }

/** Time for which counts wait to be written together, ms. */
const waitMs = 5000

interface Log {
  warn: (fields: { err?: unknown; msg: string }) => void
}

/**
 * Counts what visitors did not find, beside the answers: texts and numbers in memory, written every few seconds. Of
 * the visitor nothing is kept; the address counts for the limit alone.
 */
export class MissedVisits {
  readonly #log: Log
  readonly #pending: PendingCounts<MissedCount>

  constructor(log: Log, store = storeMissedVisits) {
    this.#log = log
    this.#pending = new PendingCounts({
      keyOf: ({ kind, text }) => `${kind} ${text}`,
      merge: (sum, { visits }) => {
        sum.visits += visits
      },
      store,
      waitMs,
      maxEntries: 2 * maxMissedRows,
      log,
      msg: 'What visitors did not find is written later',
    })
  }

  /** Looks at an answer once it has gone out. To be called before the request is changed for Next. */
  watch(request: IncomingMessage, response: SiteResponse): void {
    if (!isVisit(request)) return
    const { url = '', headers } = request
    // The browser opens a page anew where its data is missing.
    const countsAddress = !isRouterData(request)
    const client = String(headers['x-client-address'])
    response.once('finish', () => {
      if (response.statusCode === 404) {
        if (countsAddress) void this.count('address', missedAddress(url), client)
      } else if (response.hasHeader(noHitsHeader)) {
        void this.count('search', missedSearch(url), client)
      }
    })
  }

  /** @param text undefined counts nothing */
  async count(kind: MissedKind, text: string | undefined, client: string): Promise<void> {
    if (text === undefined) return
    try {
      if ((await secondsToWait(limit, client)) !== undefined) return
    } catch (error) {
      this.#log.warn({ err: error, msg: 'What a visitor did not find is not counted' })
      return
    }
    this.#pending.add({ kind, text, visits: 1 })
  }

  /** Writes all that was counted. What cannot be written now is kept for the next time. */
  write(): Promise<void> {
    return this.#pending.write()
  }
}

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
  return !isProgram(headers['user-agent'])
}

const isRouterData = ({ headers }: IncomingMessage): boolean => headers.rsc !== undefined

const fetchedAhead = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'purpose',
  'sec-purpose',
]

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
  return [phoneNumber, pageAddress, key, signedNumber].some((each) => each.test(words))
    ? undefined
    : words
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

/** Keys of status pages, codes and passwords: long runs in which letters and figures are mixed. */
const signedNumber = /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{13,}|\bq-[a-z\d]{4}-[a-z\d]{4}\b/

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
