import type { Language } from '@/src/i18n/languages'
import { pathOfLink, siteRoutes } from '@/src/domain/links/routes'
import { externalUrl } from '@/src/domain/links/link'
import { moduleAt, type ModuleName } from '@/src/domain/settings/modules'
import type { CheckContext, Picture } from './check'
import type { ByLanguage } from './values'

/** Public state of a site, as far as checks need it. */
export interface Site {
  today: string
  /** Those that the site offers. */
  languages: readonly Language[]
  /** Records with an address, downloads and redirected addresses included. */
  records: SiteRecord[]
  /** Targets of menus, pages and sections. */
  links: string[]
  /** Pages that the site has at documented addresses, whether or not there is a document. */
  builtIn: string[]
  closedModules: ModuleName[]
  /** Links to other sites that lead to nothing, with the day since which they do not. */
  deadLinks: ReadonlyMap<string, string>
}

export interface SiteRecord {
  collection: string
  id: string
  address: string
  /** None for what does not stand in results of a search under a title of its own. */
  title?: ByLanguage
}

/** Folders in which nothing is there but the records that are known. */
const recordFolders = ['/product', '/products/category', '/news', '/careers', '/downloads']

/** Folders of files, of forms, and of records that are not listed here. */
const otherFolders =
  /^\/(?:api|uploads|locales|media|icons|fonts|cards|csaf|quote|security|admin|admin-portal|admin-dashboard)(?:\/|$)/

/**
 * Part that some documents add to a site, with the modules that are disabled once the settings among them are public.
 */
export type SitePart = Pick<Site, 'builtIn' | 'links' | 'records'> &
  Partial<Pick<Site, 'closedModules'>>

/**
 * @param pictureOf pictures are read for each document: a site may have very many
 * @param together what is published at the same moment: it counts as there, and stands for what the site has of it
 */
export function makeContext(
  site: Site,
  pictureOf: (id: string) => Picture | undefined,
  together: SitePart = nothing,
): CheckContext {
  const { today, languages, deadLinks } = site
  const { closedModules = site.closedModules } = together
  const { known, linked, titles } = indexOf(site)
  const added = indexOf(together)
  const replaced = new Set(together.records.map(keyOf))
  const isKnown = (path: string) => known.has(path) || added.known.has(path)
  return {
    today,
    picture: pictureOf,
    isOffered: (lng) => languages.includes(lng),
    isReachable: (path) => {
      const part = moduleAt(path)
      if (part && closedModules.includes(part)) return false
      return [path, recordOf(path)].some(isKnown) || isElsewhere(path)
    },
    deadSince: (href) => (deadLinks.size > 0 ? deadLinks.get(externalUrl(href) ?? '') : undefined),
    isLinked: (path) => linked.has(path) || added.linked.has(path),
    sameTitle: ({ collection, id }, lng: Language, title) => {
      const key = titleKey(lng, title)
      const now = (titles.get(key) ?? []).filter((record) => !replaced.has(keyOf(record)))
      return [...now, ...(added.titles.get(key) ?? [])].find(
        (record) => record.collection === collection && record.id !== id,
      )?.address
    },
  }
}

const nothing: SitePart = { builtIn: [], records: [], links: [] }

const keyOf = ({ collection, id }: SiteRecord): string => `${collection} ${id}`

interface Index {
  /** Paths at which there is something. */
  known: Set<string>
  /** Paths that something leads to. */
  linked: Set<string | null>
  titles: Map<string, SiteRecord[]>
}

/** Made once for a site: of many thousands of records that takes longer than a check. */
const indexes = new WeakMap<SitePart, Index>()

function indexOf(site: SitePart): Index {
  const made = indexes.get(site)
  if (made) return made
  const { records, builtIn } = site
  const known = new Set([
    ...siteRoutes,
    ...builtIn,
    ...records.flatMap(({ address, id }) => [address, address.replace(/[^/]+$/, id)]),
  ])
  const linked = new Set(['/', ...builtIn, ...site.links.map(pathOfLink)])
  const titles = new Map<string, SiteRecord[]>()
  for (const record of records) {
    for (const [lng, title] of Object.entries(record.title ?? {})) {
      const key = titleKey(lng, title)
      const same = titles.get(key)
      if (same) same.push(record)
      else titles.set(key, [record])
    }
  }
  const index = { known, linked, titles }
  indexes.set(site, index)
  return index
}

const titleKey = (lng: string, title: string): string => `${lng} ${title.trim().toLowerCase()}`

/** Data sheets stand below their product. */
const recordOf = (path: string): string => /^\/product\/[^/]+/.exec(path)?.[0] ?? path

/** Feeds and other files, and what has no record here: nothing tells whether they are there. */
const isElsewhere = (path: string): boolean =>
  otherFolders.test(path) ||
  (/\.\w+$/.test(path) && !recordFolders.some((folder) => path.startsWith(`${folder}/`))) ||
  /^\/news\/feed\.\w+$/.test(path)
