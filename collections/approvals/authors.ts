import type { Payload, PayloadRequest } from 'payload'
import { authorsField } from './authors-field'
import { isApproved } from './rules'
import { type Doc, latestVersion } from './stored'

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
export function trackAuthors(payload: Payload): void {
  const db = payload.db as unknown as {
    createVersion: (args: Created) => Promise<unknown>
    updateVersion: (args: Updated) => Promise<unknown>
  }
  const createVersion = db.createVersion.bind(db)
  const updateVersion = db.updateVersion.bind(db)
  db.createVersion = async (args) =>
    createVersion({
      ...args,
      versionData: await withAuthors(payload, args.collectionSlug, args.parent, args),
    })
  db.updateVersion = async (args) => {
    const { version } = args.versionData
    if (!version) return updateVersion(args)
    const { collection, req } = args
    const parent = args.versionData.parent
    const noted = await withAuthors(payload, collection, parent, { versionData: version, req })
    return updateVersion({ ...args, versionData: { ...args.versionData, version: noted } })
  }
}

interface Created {
  collectionSlug: string
  parent: unknown
  versionData: Doc
  req?: Partial<PayloadRequest>
}

interface Updated {
  collection: string
  versionData: { parent?: unknown; version?: Doc }
  req?: Partial<PayloadRequest>
}

async function withAuthors(
  payload: Payload,
  collection: string,
  parent: unknown,
  { versionData, req }: Pick<Created, 'versionData' | 'req'>,
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
  const stored = known && (await latestVersion(payload, collection, known, req))
  const source = req?.context?.[copiedFrom]
  const latest =
    stored || typeof source !== 'string'
      ? stored
      : await latestVersion(payload, collection, source, req)
  const before = latest && latest.version._status === 'draft' ? readAuthors(latest.version) : []
  const own = isWriting && req?.user ? [String(req.user.id)] : []
  const authors = [...new Set([...before, ...readAuthors(versionData), ...own])]
  return { ...versionData, [authorsField]: authors }
}
