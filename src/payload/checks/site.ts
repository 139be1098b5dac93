import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Content } from '@/src/domain/checks/content'
import type { Site, SitePart, SiteRecord } from '@/src/domain/checks/surroundings'
import { collectBuiltInPages } from '@/src/content'
import { type CheckedCollection, checkedCollections } from '@/src/contract/staff/checks'
import { offeredLanguages } from '@/src/i18n/offered-languages'
import { pageAddress } from '@/src/domain/links/addresses'
import { withPublicPage } from '@/src/domain/links/public-page'
import { listClosedModules } from '@/src/domain/settings/modules'
import { companyDay } from '@/src/domain/settings/company'
import { singleton } from '@/src/platform/singleton'
import { readCollectionState } from '../endpoints/collection-state'
import { deadLinks } from './external/stored'
import { readContent, type Stored, storedDocuments } from './read'

/** Part that a collection adds to the site: addresses, titles and links of its documents. */
interface Part {
  records: SiteRecord[]
  links: string[]
}

/** Read once for a state of a collection: a save changes one of them, and the others stay. */
const known = singleton(
  'checked-site',
  () => new Map<CollectionSlug, { state: string; part: Part }>(),
)

/** The site as it was read last, and what it was made of. */
const checkedSite = singleton('checked-whole-site', () => ({
  of: [] as unknown[],
  site: null as Site | null,
}))

/**
 * Reads the public state of the site, as far as checks need it: the same object as long as nothing of it has changed.
 */
export async function readSite(req: PayloadRequest): Promise<Site> {
  const {
    modules,
    areas,
    newsTags,
    offeredLanguages: chosen,
  } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { modules: true, areas: true, newsTags: true, offeredLanguages: true },
    depth: 0,
    req,
  })
  const parts: Part[] = []
  for (const collection of checkedCollections)
    parts.push(await once(req, collection, () => partOf(req, collection)))
  const pages = new Map(parts[0]?.records.map(({ id, address }) => [id, address]))
  const categories = new Map(parts.at(-1)?.records.map(({ id, address }) => [id, address]))
  parts.push(
    await once(req, 'documents', () => downloads(req)),
    await once(req, 'content-sections', () => sections(req)),
    await once(req, 'redirects', () => redirects(req)),
    await once(req, 'navigation-items', () => menus(req, { pages, categories })),
  )
  const own = withPublicPage(Object.values(req.payload.collections).map(({ config }) => config))
  for (const { slug, page } of own) {
    // They come from the configuration, so that Payload knows them.
    const collection = slug as CollectionSlug
    parts.push(await once(req, collection, () => ownPages(req, collection, page.folder)))
  }
  const today = await companyDay(req.payload, req)
  const dead = await deadLinks(req.payload, today)
  const of = [today, JSON.stringify([modules, areas, newsTags, chosen, ...dead]), ...parts]
  if (checkedSite.site && of.every((part, index) => part === checkedSite.of[index]))
    return checkedSite.site
  const builtIn = collectBuiltInPages({
    familyNames: new Map((areas ?? []).map(({ key, name }) => [key, name])),
    newsTags: new Map((newsTags ?? []).map(({ key, name }) => [key, name])),
  })
  const site: Site = {
    today,
    languages: offeredLanguages(chosen),
    records: parts.flatMap(({ records }) => records),
    links: parts.flatMap(({ links }) => links),
    builtIn: [...builtIn.map(({ path }) => path), ...own.map(({ page }) => page.folder)],
    closedModules: listClosedModules(modules),
    deadLinks: dead,
  }
  Object.assign(checkedSite, { of, site })
  return site
}

/** Returns the part that documents add to the site when they become public together, in all their languages. */
export function partOfDocuments(
  req: PayloadRequest,
  documents: { collection: CollectionSlug; doc: Stored }[],
): SitePart {
  const own = withPublicPage(Object.values(req.payload.collections).map(({ config }) => config))
  const pages = new Map<string, string>()
  const parts = documents.map(({ collection, doc }): Part => {
    if (isChecked(collection)) {
      const part = checkedPart(req, collection, [doc])
      for (const { id, address } of part.records) pages.set(id, address)
      return part
    }
    if (collection === 'documents') return downloadsPart([doc])
    const page = own.find(({ slug }) => slug === collection)?.page
    return page ? ownPart(collection, page.folder, [doc]) : { records: [], links: [] }
  })
  const entries = documents.filter(({ collection }) => collection === 'navigation-items')
  const menu = menusPart(
    entries.map(({ doc }) => doc),
    { pages, categories: new Map() },
  )
  return {
    builtIn: [],
    records: parts.flatMap(({ records }) => records),
    links: [...parts, menu].flatMap(({ links }) => links),
  }
}

const isChecked = (slug: CollectionSlug): slug is CheckedCollection =>
  (checkedCollections as readonly string[]).includes(slug)

async function once(
  req: PayloadRequest,
  collection: CollectionSlug,
  read: () => Promise<Part>,
): Promise<Part> {
  // Entries of menus name pages and categories.
  const state =
    (await readCollectionState(req, collection)) +
    (collection === 'navigation-items'
      ? `${known.get('pages')?.state} ${known.get('categories')?.state}`
      : '')
  const before = known.get(collection)
  if (before?.state === state) return before.part
  const made = await read()
  // Most saves change neither address, title nor link: the part stays the same object, and so does the site.
  const isSame = before !== undefined && JSON.stringify(before.part) === JSON.stringify(made)
  const part = isSame ? before.part : made
  known.set(collection, { state, part })
  return part
}

/** Pages alone lead elsewhere; of the others, which may be very many, titles and addresses are enough. */
async function partOf(req: PayloadRequest, collection: CheckedCollection): Promise<Part> {
  if (collection === 'pages') return partOfPages(req)
  const { flattenedFields } = req.payload.collections[collection].config
  const own = flattenedFields.filter(({ name }) => read.includes(name))
  const select = Object.fromEntries(own.map(({ name }) => [name, true as const]))
  return checkedPart(req, collection, await storedDocuments(req, collection, { select }))
}

/** Parts that pages add to the site, as they were last read: they are read in full, and a save changes one of them. */
const knownPages = singleton(
  'checked-pages',
  () => new Map<string, { updatedAt: string; part: Part }>(),
)

/** More than these are read together with all others. */
const maxChanged = 50

async function partOfPages(req: PayloadRequest): Promise<Part> {
  const all = await storedDocuments(req, 'pages', { select: { updatedAt: true } })
  const changed = all.filter(
    ({ id, updatedAt }) => knownPages.get(String(id))?.updatedAt !== String(updatedAt),
  )
  const where = { id: { in: changed.map(({ id }) => id) } }
  const docs =
    changed.length === 0
      ? []
      : await storedDocuments(req, 'pages', changed.length > maxChanged ? {} : { where })
  for (const doc of docs) {
    const part = checkedPart(req, 'pages', [doc])
    knownPages.set(String(doc.id), { updatedAt: String(doc.updatedAt), part })
  }
  const ids = new Set(all.map(({ id }) => String(id)))
  for (const id of knownPages.keys()) if (!ids.has(id)) knownPages.delete(id)
  const parts = [...ids].flatMap((id) => knownPages.get(id)?.part ?? [])
  return {
    records: parts.flatMap(({ records }) => records),
    links: parts.flatMap(({ links }) => links),
  }
}

function checkedPart(req: PayloadRequest, collection: CheckedCollection, docs: Stored[]): Part {
  const contents = docs
    .map((doc) => readContent(req, collection, doc))
    .filter(({ isPublic }) => isPublic)
  return {
    records: contents.flatMap(recordOf),
    links: contents.flatMap(({ links }) => links.map(({ href }) => href)),
  }
}

/** Fields with the address and the title of a document, and its publication. */
const read = ['slug', 'name', 'title', 'isActive', '_status', 'deletedAt']

const recordOf = ({ collection, id, address, title }: Content): SiteRecord[] =>
  address === null ? [] : [{ collection, id, address, title: title.byLanguage }]

async function downloads(req: PayloadRequest): Promise<Part> {
  const docs = await storedDocuments(req, 'documents', {
    where: { _status: { equals: 'published' } },
    select: { slug: true, isActive: true },
  })
  return downloadsPart(docs)
}

function downloadsPart(docs: Stored[]): Part {
  const records = docs
    .filter(({ isActive, deletedAt }) => isActive !== false && !deletedAt)
    .flatMap(({ id, slug }) => {
      const address = pageAddress('documents', { slug })
      return address === null ? [] : [{ collection: 'documents', id: String(id), address }]
    })
  return { records, links: [] }
}

/** Documents of a collection of a site of one's own. */
async function ownPages(
  req: PayloadRequest,
  collection: CollectionSlug,
  folder: string,
): Promise<Part> {
  return ownPart(collection, folder, await storedDocuments(req, collection))
}

function ownPart(collection: CollectionSlug, folder: string, docs: Stored[]): Part {
  const records = docs
    .filter(({ _status = 'published', isActive, deletedAt }) => {
      return _status === 'published' && isActive !== false && !deletedAt
    })
    .map(({ id, slug }) => ({ collection, id: String(id), address: `${folder}/${String(slug)}` }))
  return { records, links: [] }
}

/** Their buttons stand on pages. */
async function sections(req: PayloadRequest): Promise<Part> {
  const docs = await storedDocuments(req, 'content-sections')
  return { records: [], links: docs.flatMap(({ ctaUrl, metadata }) => linksIn([ctaUrl, metadata])) }
}

/** Old addresses are there as well: what leads to them leads on. */
async function redirects(req: PayloadRequest): Promise<Part> {
  const docs = await storedDocuments(req, 'redirects', { select: { from: true } })
  const records = docs.map(({ id, from }) => ({
    collection: 'redirects',
    id: String(id),
    address: String(from),
  }))
  return { records, links: [] }
}

type Targets = Record<'pages' | 'categories', Map<string, string>>

const menus = async (req: PayloadRequest, targets: Targets): Promise<Part> =>
  menusPart(await storedDocuments(req, 'navigation-items'), targets)

function menusPart(docs: Stored[], targets: Targets): Part {
  const links = docs.flatMap(({ href, target }) => {
    const { relationTo, value } = Object(target) as { relationTo?: string; value?: unknown }
    const known = relationTo === 'pages' || relationTo === 'categories' ? targets[relationTo] : null
    const address = known?.get(idOf(value))
    return [...(typeof href === 'string' ? [href] : []), ...(address ? [address] : [])]
  })
  return { records: [], links }
}

const idOf = (value: unknown): string =>
  typeof value === 'string' ? value : String((Object(value) as Partial<Stored>).id ?? '')

/** Paths of the site anywhere in a value. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[\w/-]*$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(linksIn)
}
