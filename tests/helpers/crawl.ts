import { defaultLanguage, isLanguage } from '@/src/i18n/languages'
import { hasNoLanguage } from '@/src/routing/route'
import { type Written, writtenOn } from './written'

/** Calls made at once. */
const atOnce = 6

interface Found {
  /** Path and query on this site. */
  address: string
  /** Fragment behind `#`. */
  fragment: string
}

interface Page {
  status: number
  type: string
  ids: Set<string>
  found: Found[]
  /** Content of a page. */
  written?: Written
}

interface Extent {
  /** Languages that are read; what leads to the others is left. */
  languages: readonly string[]
  /**
   * Reads everything. Else data sheets, which take more than a second to draw, are not drawn, a picture is asked for in
   * one width, and of the addresses of a page that differ by their query only the first few.
   */
  isWhole: boolean
}

/** So many queries of a page are read where not all are. */
const fewQueries = 8

/**
 * Reads pages by HTTP and follows everything on them that leads to this site: links, pictures with all of
 * their widths, films, icons, translations. Remembers what it has seen, so that a second crawl reads only what is new.
 */
export class Crawler {
  readonly faults = new Set<string>()
  private readonly seen = new Map<string, Promise<Page>>()
  private readonly queries = new Map<string, Set<string>>()

  constructor(
    private readonly origin: string,
    private readonly extent: Extent,
  ) {}

  /** Returns the content of a page of this site, wherever it was found. */
  async written(address: string): Promise<Written | undefined> {
    return (await this.read(address)).written
  }

  /** Number of addresses that were read. */
  get count(): number {
    return this.seen.size
  }

  /** Every address of the site map, as paths. */
  async siteMap(): Promise<string[]> {
    const read = async (path: string): Promise<string[]> => {
      const xml = await (await fetch(this.origin + path)).text()
      const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => pathOf(String(loc)))
      return xml.includes('<sitemapindex') ? (await Promise.all(paths.map(read))).flat() : paths
    }
    return read('/sitemap.xml')
  }

  /**
   * @param isFollowed whether the links of a page that was found are followed as well; what it holds is
   * read in any case
   */
  async crawl(starts: string[], isFollowed: (address: string) => boolean): Promise<void> {
    const waiting = starts.map((address) => ({ from: 'the site map', address, fragment: '' }))
    const known = new Set(starts)
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const page = await this.check(next.address, next.from, next.fragment)
        const { address: from } = next
        if (!starts.includes(from) && !isFollowed(from)) continue
        for (const { address, fragment } of page.found) {
          const whole = `${address}#${fragment}`
          if (known.has(whole)) continue
          known.add(whole)
          waiting.push({ from, address, fragment })
        }
      }
    }
    // A worker that finds nothing to do may end while another still finds links: so until all is done.
    while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work))
  }

  private async check(address: string, from: string, fragment: string): Promise<Page> {
    const page = await this.read(address)
    const isChange = /^\/en(\/|$)/.test(address)
    if (page.status !== 200 && !(isChange && page.status === 308))
      this.faults.add(`${from} → ${address}: ${page.status}`)
    else if (fragment !== '' && page.type.includes('html') && !page.ids.has(fragment))
      this.faults.add(`${from} → ${address}: no #${fragment}`)
    return page
  }

  private read(address: string): Promise<Page> {
    const known = this.seen.get(address)
    if (known) return known
    const reading = this.fetch(address)
    this.seen.set(address, reading)
    return reading
  }

  private async fetch(address: string): Promise<Page> {
    const isFile = /\.\w+$/.test(address.split('?')[0] ?? '') && !address.endsWith('.xml')
    // Drawn when they are first read, which in ten languages takes minutes: those of one language tell.
    const isRead = !isFile || (this.extent.isWhole && /^\/product\/.*\.pdf$/.test(address))
    const answer = await fetch(this.origin + address, {
      method: isRead ? 'GET' : 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    })
    const type = answer.headers.get('content-type') ?? ''
    const text = await answer.text()
    const html = type.includes('html') ? text : ''
    if (isPicture(address) && !type.startsWith('image/'))
      this.faults.add(`${address} is no picture but ${type}`)
    return {
      status: answer.status,
      type,
      ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => String(id))),
      found: answer.status === 200 ? this.foundIn(html, address) : [],
      ...(html === '' ? {} : { written: writtenOn(html) }),
    }
  }

  /** Returns the links of a page to this site. */
  private foundIn(html: string, address: string): Found[] {
    for (const link of linksWithout(html, languageIn(address)))
      this.faults.add(`${address} → ${link}: leaves its language`)
    return addressesIn(html, this.extent.isWhole).flatMap((reference) => {
      const { origin, pathname, search, hash } = new URL(reference, this.origin + address)
      if (origin !== this.origin) return []
      if (!this.extent.languages.includes(languageIn(pathname) ?? defaultLanguage)) return []
      // The same sheet in other units: drawing each of them twice would take minutes.
      if (/\.pdf$/.test(pathname) && search.includes('units=')) return []
      if (pathname !== pathname.toLowerCase() && !/^\/(_next|api)\//.test(pathname))
        this.faults.add(`${address} → ${reference}: capital letters`)
      if (!this.isQueryRead(pathname, search)) return []
      return [{ address: pathname + search, fragment: decodeURIComponent(hash.slice(1)) }]
    })
  }

  private isQueryRead(pathname: string, search: string): boolean {
    if (search === '' || this.extent.isWhole) return true
    const known = this.queries.get(pathname) ?? new Set()
    this.queries.set(pathname, known)
    if (known.size < fewQueries) known.add(search)
    return known.has(search)
  }
}

/** The language that an address names. */
const languageIn = (address: string): string | undefined => {
  const [, first] = /^\/([^/?]+)/.exec(address) ?? []
  return first !== defaultLanguage && isLanguage(first) ? first : undefined
}

/** Links and forms of a page that lead to pages of the site without naming its language; not those to other languages. */
function linksWithout(html: string, lng: string | undefined): string[] {
  if (lng === undefined) return []
  const inside = new RegExp(`^/${lng}(?:[/?#]|$)`)
  return [...html.matchAll(/<(?:a|form)\s[^>]*>/g)]
    .filter(([tag]) => !/\shreflang=/i.test(tag))
    .flatMap(([tag]) => /\s(?:href|action)="(\/(?!\/)[^"]*)"/.exec(tag)?.[1] ?? [])
    .filter((link) => !inside.test(link) && !hasNoLanguage(link.split(/[?#]/, 1)[0] ?? ''))
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

const isPicture = (address: string): boolean => /\.(webp|png|svg|ico|jpe?g|avif)$/.test(address)

/** Values of every attribute of the markup that holds an address. @param hasSets whether pictures are taken in all widths */
function addressesIn(html: string, hasSets: boolean): string[] {
  const markup = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  const plain = [...markup.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, value]) => value)
  const sets = [...markup.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, value]) =>
    String(value)
      .split(/,\s+/)
      .map((entry) => entry.trim().split(/\s+/)[0]),
  )
  return [...plain, ...(hasSets ? sets : [])]
    .filter((value) => value !== undefined)
    .map((value) => value.replaceAll('&amp;', '&'))
    .filter((value) => !/^(data|mailto|tel|blob|javascript):/.test(value))
}
