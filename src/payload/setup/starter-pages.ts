import type { PayloadRequest } from 'payload'
import { starterPages, starterPaths } from '@/src/content/starter'
import type { StarterPage } from '@/src/contract/staff/setup'
import { defaultLanguage } from '@/src/i18n/languages'
import { placesIn } from '@/src/domain/pages/places'
import { siteReader } from './site-facts'
import { writeBeginning } from './write-beginning'
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
