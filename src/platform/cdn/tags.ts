/** Call that has a CDN forget pages. */
export interface PurgeCall {
  method: 'POST' | 'PURGE'
  url: string
  headers: Record<string, string>
  body?: string
}

/** Kind of CDN: how it is told the tags of pages, and how it is told to forget them. */
export interface CdnAdapter {
  /** Headers of a page that list its tags, and what stands between two of them. */
  tagHeaders: Record<string, string>
  /** Address of its API; undefined where the setting holds the addresses. */
  api?: string
  /** Most tags that are purged one by one. */
  maxTags: number
  calls: (tags: string[], target: PurgeTarget) => PurgeCall[]
}

/** Settings of a CDN. */
export interface PurgeTarget {
  /** Zone, service or pull zone that CDN_PURGE names. */
  place: string
  /** Addresses that it lists instead. */
  addresses: string[]
  /** CDN_PURGE_TOKEN */
  token: string | undefined
  api: string
}

/** Tag of every page, for a purge of all of them. */
export const everyPage = 'site'

/** Tag of a page that has too many of its own for a header: it is purged with every change. */
const anyChange = 'any-change'

/** Header in which Next's cache hands the tags of a page to our server, which takes it out. */
export const pageTagsHeader = 'x-page-tags'

/** Most bytes that name the tags of one page: bunny.net takes 1,024, Cloudflare and Fastly 16 KB. */
const maxHeaderBytes = 1000

/** Pages that are renewed more often than this are made without all of their data: no CDN keeps them, seconds. */
const minRevalidate = 60

/**
 * Returns the tags under which CDNs keep a page, separated by commas; undefined for a page that they may keep only for
 * a moment.
 * @param tags of Next's cache, its own ones among them
 * @param revalidate after how many seconds Next renews the page; false: never
 */
export function listPageTags(
  tags: string[],
  revalidate: number | false | undefined,
): string | undefined {
  if (typeof revalidate === 'number' && revalidate < minRevalidate) return undefined
  const own = tags.filter((tag) => tag !== '' && !tag.startsWith('_N_T_'))
  const list = [everyPage, ...unique(own.map(nameOf))].join(',')
  return list.length <= maxHeaderBytes ? list : `${everyPage},${anyChange}`
}

/**
 * Returns the tags to purge where these expired.
 * @param max beyond it every page is purged
 */
export function tagsToPurge(tags: string[], max: number): string[] {
  const names = unique([...tags.map(nameOf), anyChange])
  return names.includes(everyPage) || names.length > max ? [everyPage] : names
}

/** Returns parts of a list of tags, each with at most so many. */
export const inParts = (tags: string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(tags.length / size) }, (_, index) =>
    tags.slice(index * size, (index + 1) * size),
  )

/**
 * Returns a tag in letters that every CDN takes. Two tags may become one (`page:/a/b`, `page:/a-b`): then a page too many
 * is purged.
 */
const nameOf = (tag: string): string => tag.replace(/[^a-zA-Z0-9]+/g, '-').toLowerCase()

const unique = (list: string[]): string[] => [...new Set(list)]
