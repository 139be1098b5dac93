import type { Payload } from 'payload'
import type { Write, WriteArgs, WriteStep } from '@/src/platform/database/write-step'
import { authorsField } from '@/src/payload/fields/draft-authors'
import { type Doc, isApproved } from './rules'
import { latestVersion } from '@/src/payload/read-once'

/** Returns the authors of a version since its document was last published: ids of accounts. */
export const readAuthors = (version: Doc): string[] => {
  const listed = version[authorsField]
  return Array.isArray(listed) ? listed.map(String) : []
}

/** In `req.context`: id of the document that is being copied. */
export const copiedFrom = 'copiedFrom'

/**
 * Notes in each version of a draft who wrote in it, where versions are stored. The list goes on from version to version,
 * so that it outlives those that are deleted because there are too many.
 */
export const trackAuthors: WriteStep = (next, { name, payload }) => {
  if (name === 'createVersion') return inCreated(next, payload)
  if (name === 'updateVersion') return inUpdated(next, payload)
  return next
}

const inCreated =
  (next: Write, payload: Payload): Write =>
  async (args) => {
    const { collectionSlug, parent, req } = args
    const version = await withAuthors(
      payload,
      { collection: collectionSlug, parent, req },
      args.versionData as Doc,
    )
    return next({ ...args, versionData: version })
  }

const inUpdated =
  (next: Write, payload: Payload): Write =>
  async (args) => {
    const versionData = args.versionData as { parent?: unknown; version?: Doc }
    if (!versionData.version) return next(args)
    const { collection, req } = args
    const { parent } = versionData
    const version = await withAuthors(payload, { collection, parent, req }, versionData.version)
    return next({ ...args, versionData: { ...versionData, version } })
  }

/** The record whose version is stored. */
interface Versioned extends Pick<WriteArgs, 'req'> {
  collection: unknown
  parent: unknown
}

async function withAuthors(
  payload: Payload,
  { collection, parent, req }: Versioned,
  versionData: Doc,
): Promise<Doc> {
  if (!isApproved(collection)) return versionData
  if (versionData._status === 'published') return { ...versionData, [authorsField]: [] }
  // Who confirms a translation writes none, and who saves what is public below a draft nothing of that.
  const { translationsWritten, keepsAuthors } = (req?.context ?? {}) as {
    translationsWritten?: { isConfirmed?: unknown }
    keepsAuthors?: boolean
  }
  const isWriting = !translationsWritten?.isConfirmed && !keepsAuthors
  const known = parent === undefined || parent === null ? undefined : String(parent)
  const reader = { payload, transactionID: req?.transactionID }
  const stored = known && (await latestVersion(reader, collection, known))
  const source = req?.context?.[copiedFrom]
  const latest =
    stored || typeof source !== 'string' ? stored : await latestVersion(reader, collection, source)
  const before = latest && latest.version._status === 'draft' ? readAuthors(latest.version) : []
  const own = isWriting && req?.user ? [String(req.user.id)] : []
  const authors = [...new Set([...before, ...readAuthors(versionData), ...own])]
  return { ...versionData, [authorsField]: authors }
}
