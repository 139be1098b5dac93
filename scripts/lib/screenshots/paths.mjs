import { CliError } from '../output.mjs'

/** Kinds of pages of which two examples tell everything. */
const kinds = [/^\/product\//, /^\/products\/category\//, /^\/news\/./, /^\/careers\/./]

/**
 * The pages of a site by its site map, without the language, two of each kind of record.
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function listPaths(base) {
  const locations = await readMap(`${base}/sitemap.xml`)
  const all = [...new Set(locations.map((address) => new URL(address).pathname))].filter(
    (path) => !/^\/[a-z]{2}(\/|$)/.test(path),
  )
  /** @type {Map<RegExp, number>} */
  const seen = new Map()
  return all.filter((path) => {
    const kind = kinds.find((pattern) => pattern.test(path))
    if (!kind) return true
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= 2
  })
}

/**
 * Addresses of a site map, and of those it lists.
 * @param {string} address
 * @returns {Promise<string[]>}
 */
async function readMap(address) {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new CliError(`No site map at ${address}. Is the site running?`)
  const xml = await response.text()
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  if (!xml.includes('<sitemapindex')) return locations
  const { origin } = new URL(address)
  const parts = locations.map((loc) => readMap(new URL(new URL(loc).pathname, origin).href))
  return (await Promise.all(parts)).flat()
}
