import type { CollectionSlug, PayloadRequest } from 'payload'
import { readCollectionState } from '@/src/payload/endpoints/collection-state'
import { getTitle, hasDrafts, type Tracked } from '@/src/payload/translations/records'
import { singleton } from '@/src/platform/singleton'
import type { Schema } from '@/src/platform/values/walk-fields'
import { canMention, type Mention, mentionsIn } from './mentions'

export type Data = Record<string, unknown>

/** A place of a document that names a picture, in what is public of it or in its draft. */
export interface StoredMention extends Mention {
  id: string
  title: string | null
  isDraft: boolean
  isTrashed: boolean
}

/** Collections and globals in which pictures can stand. What only machines or visitors write is left out. */
export function illustrated({ payload }: PayloadRequest): Tracked[] {
  const collections = Object.values(payload.collections)
    .map(({ config }): Tracked => ({ kind: 'collection', slug: config.slug, config }))
    .filter(({ slug }) => slug !== 'media' && !slug.startsWith('payload-'))
  const globals = payload.globals.config.map((config): Tracked => ({
    kind: 'global',
    slug: config.slug,
    config,
  }))
  return [...collections, ...globals].filter((one) => canMention(getMentionSchema(payload, one)))
}

export const getMentionSchema = (
  { config: { blocks } }: PayloadRequest['payload'],
  { config }: Tracked,
): Schema => ({
  fields: config.flattenedFields,
  blocks: blocks ?? [],
})

interface Known {
  state: string
  mentions: StoredMention[]
}

/** Last results, by collection: it is read again once a document of it was saved or deleted. */
const known = singleton('pictures-mentioned', () => new Map<string, Known>())

/** Every place of a collection that names a picture, in public, drafted and trashed documents. */
export async function storedMentions(
  req: PayloadRequest,
  tracked: Tracked,
): Promise<StoredMention[]> {
  const state = await stateWithDrafts(req, tracked)
  const before = known.get(tracked.slug)
  if (before?.state === state) return before.mentions
  const mentions: StoredMention[] = []
  for await (const { id, doc, isDraft } of storedDocuments(req, tracked)) {
    const about = {
      id,
      title: getTitle(tracked, doc),
      isDraft,
      isTrashed: Boolean(doc.deletedAt),
    }
    for (const mention of mentionsIn(doc, getMentionSchema(req.payload, tracked)))
      mentions.push({ ...mention, ...about })
  }
  known.set(tracked.slug, { state, mentions })
  return mentions
}

/** Changes with every save and every deletion, of drafts too. */
async function stateWithDrafts(req: PayloadRequest, tracked: Tracked): Promise<string> {
  const latest = { limit: 1, sort: '-updatedAt', req }
  const { db } = req.payload
  if (tracked.kind === 'global') {
    const doc = await db.findGlobal<Data>({ slug: tracked.slug, req })
    const versions = tracked.config.versions
      ? await db.findGlobalVersions({ global: tracked.slug, ...latest })
      : undefined
    return `${doc?.updatedAt} ${versions?.totalDocs} ${versions?.docs[0]?.updatedAt}`
  }
  const state = await readCollectionState(req, tracked.slug)
  if (!hasDrafts(tracked)) return state
  const { docs, totalDocs } = await db.findVersions({
    collection: tracked.slug,
    ...latest,
    select: { updatedAt: true },
  })
  return `${state} ${totalDocs} ${docs[0]?.updatedAt}`
}

interface StoredDocument {
  id: string
  doc: Data
  isDraft: boolean
}

/** Documents read at once: a page in ten languages has some 100 kB. */
const batch = 100

/** Documents and the drafts that were saved since, as they are stored. */
async function* storedDocuments(
  req: PayloadRequest,
  tracked: Tracked,
): AsyncGenerator<StoredDocument> {
  if (tracked.kind === 'global') {
    const { published, draft } = await storedGlobal(req, tracked.slug, hasDrafts(tracked))
    if (published) yield { id: tracked.slug, doc: published, isDraft: false }
    if (draft) yield { id: tracked.slug, doc: draft.version, isDraft: true }
    return
  }
  const { slug } = tracked
  const { db } = req.payload
  for (let page = 1, isMore = true; isMore; page += 1) {
    const found = await db.find<Data & { id: unknown }>({
      collection: slug,
      ...{ limit: batch, page, sort: 'id', req },
    })
    for (const doc of found.docs) {
      yield { id: String(doc.id), doc, isDraft: hasDrafts(tracked) && doc._status === 'draft' }
    }
    isMore = found.hasNextPage
  }
  for (let page = 1, isMore = hasDrafts(tracked); isMore; page += 1) {
    const found = await db.findVersions<Data>({
      collection: slug,
      ...{ limit: batch, page, sort: 'id', req },
      where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    })
    for (const { parent, version } of found.docs) {
      yield { id: String(parent), doc: version, isDraft: true }
    }
    isMore = found.hasNextPage
  }
}

/** A document as it is stored, and the draft that was saved since, if there is one. */
export async function storedDocument(req: PayloadRequest, tracked: Tracked, id: string) {
  if (tracked.kind === 'global') return storedGlobal(req, tracked.slug, hasDrafts(tracked))
  const { db } = req.payload
  const collection: CollectionSlug = tracked.slug
  const doc = await db.findOne<Data & { id: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  const { docs } = hasDrafts(tracked)
    ? await db.findVersions<Data>({
        collection,
        where: {
          and: [
            { parent: { equals: id } },
            { latest: { equals: true } },
            { 'version._status': { equals: 'draft' } },
          ],
        },
        ...{ limit: 1, pagination: false, req },
      })
    : { docs: [] }
  const isPublic = !hasDrafts(tracked) || doc?._status === 'published'
  return { published: isPublic ? doc : null, drafted: isPublic ? null : doc, draft: docs[0] }
}

async function storedGlobal(req: PayloadRequest, slug: string, isDrafted: boolean) {
  const { db } = req.payload
  const published = await db.findGlobal<Data>({ slug, req })
  const { docs } = isDrafted
    ? await db.findGlobalVersions<Data>({
        global: slug as 'site-settings',
        where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
        ...{ limit: 1, pagination: false, req },
      })
    : { docs: [] }
  return { published: published as Data | null, drafted: null, draft: docs[0] }
}

/** The version that a form shows, as it is stored; undefined where there are none. */
export async function latestVersion(req: PayloadRequest, tracked: Tracked, id: string) {
  if (!tracked.config.versions) return undefined
  const one = { limit: 1, pagination: false, req } as const
  const { docs } =
    tracked.kind === 'global'
      ? await req.payload.db.findGlobalVersions<Data>({
          ...one,
          global: tracked.slug,
          where: { latest: { equals: true } },
        })
      : await req.payload.db.findVersions<Data>({
          ...one,
          collection: tracked.slug,
          where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
        })
  return docs[0]
}
