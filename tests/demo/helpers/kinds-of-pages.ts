import type { APIRequestContext } from '@playwright/test'
import type { Language } from '@/src/i18n/languages'

/** Pages of records are alike, and so are those that have the same blocks with other words. */
const alike = [
  /^\/product\/[^/]+$/,
  /^\/product\/[^/]+\/service$/,
  /^\/products\/category\//,
  /^\/news\/./,
  /^\/careers\/./,
  /^\/downloads\/./,
  /^\/products\/(?!finder|category)\w+$/,
  /^\/industries\/./,
  /^\/legal\/./,
  /^\/security\/./,
]

/**
 * Reads the English pages of the site map: those that have no like, one of each kind of records, and the others of kinds
 * that are few.
 */
export async function kindsOfPages(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(String(address)).pathname)
    .filter((path) => !/^\/[a-z]{2}(\/|$)/.test(path))
  const ofKinds = alike.map((kind) => paths.filter((path) => kind.test(path)))
  return {
    unlike: paths.filter((path) => !alike.some((kind) => kind.test(path))),
    records: ofKinds.flatMap(([first]) => first ?? []),
    others: ofKinds.flatMap(([, ...others]) => (others.length < 10 ? others : [])),
  }
}

/** Pages that together hold most blocks. */
export const variedPages = [
  '/',
  '/products',
  '/products/category/atm',
  '/products/banking',
  '/company/leadership',
  '/company/history',
  '/company/csc',
  '/solutions/banking-solution',
  '/solutions/healthcare',
  '/contact',
  '/locations',
  '/news',
  '/legal/cookies',
]

/** Pages with the colours of a dark theme on most kinds of blocks, controls and cards. */
export const colourfulPages = [
  '/',
  '/products',
  '/company/csc',
  '/solutions/healthcare',
  '/contact',
]

/** Kinds of pages that the site map has no example of, or one without variants, attributes and notices. */
export const unlistedPages = [
  '/nowhere',
  '/search?q=cash',
  '/downloads',
  '/product/atm-a300-through-the-wall',
  '/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall',
  '/products/finder?task=tickets',
  '/quote?items=atm-a300-through-the-wall.A300-BC-N*20,epp-e30-outdoor-pin-pad*40',
  '/quote/status',
  '/security/solgate-2026-0002',
]

/** Its words are the longest. */
export const widestLanguage: Language = 'ru'

/** Lists that are filtered, find nothing, or are in Thai, and a page to print. */
export const filteredPages = [
  '/products?q=kiosk',
  '/products?q=nothing-like-it',
  '/products?family=banking',
  '/th/search?q=%E0%B8%98%E0%B8%99%E0%B8%9A%E0%B8%B1%E0%B8%95%E0%B8%A3',
  '/product/atm-a100-lobby/data-sheet',
]
