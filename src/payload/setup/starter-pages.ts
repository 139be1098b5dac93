import type { PayloadRequest } from 'payload'
import { isDeepStrictEqual } from 'node:util'
import { makeSite } from '@/src/content/site'
import { makeStarter, starterPages, starterPaths } from '@/src/content/starter'
import type { BuiltInPage, Site } from '@/src/content/types'
import type { StarterPage } from '@/src/contract/staff/setup'
import { placesIn } from '@/src/domain/pages/places'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { readOfferedLanguages } from '@/src/payload/translations/offered-languages'
import type { SetupState } from './state'

/** Writes the starter pages whose addresses are free, as drafts. */
export async function writeStarterPages(req: PayloadRequest): Promise<SetupState['pages']> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { in: starterPaths } },
    select: { path: true },
    trash: true,
    pagination: false,
    depth: 0,
  })
  const taken = docs.map(({ path }) => path)
  const siteIn = siteReader(req)
  const pages: SetupState['pages'] = []
  for (const page of starterPages().filter(({ path }) => !taken.includes(path))) {
    const { id, updatedAt } = await writeBeginning(req, page, siteIn)
    pages.push({ id, updatedAt })
  }
  return pages
}

/** The starter pages that are still there, with what is left to fill in. */
export async function listStarterPages(
  req: PayloadRequest,
  { pages }: SetupState,
): Promise<StarterPage[]> {
  const docs = await latest(req, pages)
  return docs.map((doc) => ({
    id: doc.id,
    path: doc.path,
    title: doc.title,
    isPublished: doc._status === 'published',
    places: placesIn(doc),
  }))
}

/**
 * Deletes the starter pages that staff left as they were written; those that were edited since stay.
 * @returns how many were deleted, and the titles of those that stay
 */
export async function removeStarterPages(
  req: PayloadRequest,
  { pages }: SetupState,
): Promise<{ removed: number; kept: string[] }> {
  const docs = await latest(req, pages)
  const isUntouched = (doc: { id: string; updatedAt: string }) =>
    pages.some(({ id, updatedAt }) => id === doc.id && updatedAt === doc.updatedAt)
  const untouched = docs.filter(isUntouched)
  for (const { id } of untouched) {
    await req.payload.delete({ collection: 'pages', id, overrideAccess: false, req })
  }
  const kept = docs.filter((doc) => !isUntouched(doc)).map(({ title }) => title)
  return { removed: untouched.length, kept }
}

async function latest(req: PayloadRequest, pages: SetupState['pages']) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: pages.map(({ id }) => id) } },
    locale: defaultLanguage,
    draft: true,
    sort: 'path',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** A page that was begun, as it was stored. */
export interface Begun {
  id: string
  title: string
  isPublished: boolean
  updatedAt: string
}

/**
 * Writes a built-in page into the CMS, as its owner finds it to begin with: published as visitors see it where it
 * shows something, in every language; else as a draft with places to fill in, in the languages that the site offers.
 */
export async function writeBeginning(
  req: PayloadRequest,
  page: BuiltInPage,
  siteIn: ReturnType<typeof siteReader>,
): Promise<Begun> {
  const site = await siteIn(defaultLanguage)
  const isPublished = page.isWritten?.(site) ?? false
  const call = {
    collection: 'pages',
    depth: 0,
    draft: !isPublished,
    overrideAccess: false,
    req,
  } as const
  const _status = isPublished ? 'published' : 'draft'
  const english = makeStarter(page, site)
  const made = await req.payload.create({
    ...call,
    locale: defaultLanguage,
    data: { ...english, path: page.path, _status },
  })
  let { updatedAt } = made
  for (const locale of isPublished ? languages : await readOfferedLanguages(req)) {
    if (locale === defaultLanguage) continue
    const beginning = makeStarter(page, await siteIn(locale))
    // A language without texts of its own stays empty: English stands in.
    if (isDeepStrictEqual(beginning, english)) continue
    const layout = withIds(beginning.layout, made.layout)
    const data = { ...beginning, layout, _status } as const
    const changed = await req.payload.update({ ...call, id: made.id, locale, data })
    updatedAt = changed.updatedAt
  }
  return { id: made.id, title: english.title, isPublished, updatedAt }
}

/** The same rows with the ids of those that are stored, at every depth: rows without one would take their places. */
function withIds<Value>(value: Value, stored: unknown): Value {
  if (typeof value !== 'object' || value === null) return value
  const inner = Object(stored) as Record<string, unknown>
  if (Array.isArray(value)) return value.map((row, index) => withIds(row, inner[index])) as Value
  const entries = Object.entries(value).map(([name, part]) => [name, withIds(part, inner[name])])
  return { ...Object.fromEntries(entries), ...(inner.id ? { id: inner.id } : {}) } as Value
}

/** Returns a reader of the present public state of the site, past all caches, once for each language of a call. */
export function siteReader(req: PayloadRequest): (lng: Language) => Promise<Site> {
  const sites = new Map<Language, Promise<Site>>()
  return (lng) => {
    const site = sites.get(lng) ?? readSite(lng, req)
    sites.set(lng, site)
    return site
  }
}

async function readSite(locale: Language, { payload, context }: PayloadRequest): Promise<Site> {
  // The interface's texts are for the server alone; collections are loaded by programs too.
  const { getT } = await import('@/src/i18n/server')
  const all = { locale, depth: 0, pagination: false, overrideAccess: false, context } as const
  const products = { ...all, collection: 'products', limit: 1 } as const
  const [settings, categories, sections, some, featured] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', locale, depth: 0 }),
    payload.find({ ...all, collection: 'categories' }),
    payload.find({ ...all, collection: 'content-sections' }),
    payload.find(products),
    payload.find({ ...products, where: { isFeatured: { equals: true } } }),
  ])
  return makeSite(getT(locale), {
    settings,
    categories: categories.docs,
    sections: sections.docs,
    hasProducts: some.docs.length > 0,
    hasFeatured: featured.docs.length > 0,
  })
}
