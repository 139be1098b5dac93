import type { PayloadRequest } from 'payload'
import type { Release } from '@/payload-types'
import type { DocumentName, ReleaseRefusal, ReleaseState } from '@/src/contract/staff/releases'
import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { Refusal } from '../errors'
import {
  latestGlobalVersion,
  publicGlobal,
  type StoredDocument,
  storedGlobal,
  type StoredVersion,
} from '@/src/payload/versions/stored-global'

/** A document of a release. */
export interface StoredItem extends DocumentName {
  /** Time at which the added draft was saved. */
  draftedAt: string
}

/** Former public state of a document. */
export interface PublicBefore extends DocumentName {
  /** Null where nothing of it was. */
  doc: StoredDocument | null
  /** `updatedAt` of what the release has published; by another one it was published again. */
  publishedAs?: string
}

/** A release as the server keeps it. */
export interface StoredRelease extends Omit<Release, 'before' | 'items' | 'refused'> {
  items: StoredItem[]
  before: PublicBefore[]
  refused: ReleaseRefusal[]
}

/** @throws Refusal 404 where there is no such release */
export async function storedRelease(req: PayloadRequest, id: unknown): Promise<StoredRelease> {
  const found = isDocumentId(String(id))
    ? await req.payload.db.findOne<Release & { id: string }>({
        collection: 'releases',
        where: { id: { equals: String(id) } },
        req,
      })
    : null
  if (!found) throw new Refusal(404, notFound)
  return toStored(found)
}

/** The lists of a release, which are null before anything was written into them. */
const toStored = ({ items, before, refused, ...release }: Release): StoredRelease => ({
  ...release,
  items: (items ?? []) as unknown as StoredItem[],
  before: (before ?? []) as unknown as PublicBefore[],
  refused: (refused ?? []) as unknown as ReleaseRefusal[],
})

/** Fields of a release that the server alone writes. */
export type ReleaseChange = Partial<
  Omit<StoredRelease, 'createdAt' | 'id' | 'state' | 'updatedAt'>
> & { state?: ReleaseState }

export async function writeRelease(
  req: PayloadRequest,
  id: string,
  change: ReleaseChange,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'releases',
    id,
    data: { ...change, updatedAt: new Date().toISOString() },
    returning: false,
    req,
  })
}

/** Reads a document as visitors see it, or as it is stored beside its drafts where they see nothing. */
export async function storedDocument(
  req: PayloadRequest,
  { collection, id }: DocumentName,
): Promise<StoredDocument | null> {
  if (isReleasedGlobal(collection)) return id === collection ? storedGlobal(req, collection) : null
  if (!isDocumentId(id)) return null
  const where = { id: { equals: id } }
  return req.payload.db.findOne<StoredDocument>({ collection, where, locale: 'all', req })
}

/** Returns the public state of a document; null without one. A global always has one. */
export async function publicDocument(
  req: PayloadRequest,
  document: DocumentName,
): Promise<StoredDocument | null> {
  if (isReleasedGlobal(document.collection)) return publicGlobal(req, document.collection)
  const doc = await storedDocument(req, document)
  return isPublic(doc) ? doc : null
}

/** The latest versions of some documents, by their ids. */
export async function latestVersions(
  req: PayloadRequest,
  collection: DocumentName['collection'],
  ids: string[],
): Promise<Map<string, StoredVersion>> {
  if (isReleasedGlobal(collection)) {
    const latest = ids.includes(collection) && (await latestGlobalVersion(req, collection))
    return new Map(latest ? [[collection, latest]] : [])
  }
  const known = ids.filter(isDocumentId)
  if (known.length === 0) return new Map()
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { in: known } }, { latest: { equals: true } }] },
    locale: 'all',
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.parent), doc as unknown as StoredVersion]))
}

export const isPublic = (doc: Record<string, unknown> | null): boolean =>
  doc?._status === 'published' && !doc.deletedAt
