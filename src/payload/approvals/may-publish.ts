import type { PayloadRequest } from 'payload'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { Refusal } from '../errors'
import {
  changedLanguages,
  changesOfContents,
  type ContentChange,
  readContents,
} from '@/src/payload/contents'
import { latestVersion, storedDocument } from '@/src/payload/read-once'
import { type Doc, isPublic, readRules } from './rules'

/** Message of a refused publish, by whatever way it came. */
export const approvalNeeded =
  'Publishing this needs the approval of another person. Save it as a draft and ask for approval.'

/** Refuses a publish that needs approval. */
export const approvalRefusal = (): Refusal =>
  new Refusal(403, approvalNeeded, {}, 'approval_needed')

interface Publishing {
  /** Reads what is stored, where that matters; null for a new document. */
  readBefore: () => Promise<Doc | null>
  /** Document to be public, in all languages. */
  after: Doc
}

/**
 * Returns true where the caller may publish this without the approval of another person. The server's own writes may.
 * The access matrix is checked separately.
 */
export async function mayPublish(
  req: PayloadRequest,
  collection: ApprovedCollection,
  { readBefore, after }: Publishing,
): Promise<boolean> {
  const rule = (await readRules(req)).get(collection)
  if (!rule) return true
  const before = await readBefore()
  const changes = changesOfContents(
    isPublic(before) ? readContents(req, collection, before) : undefined,
    readContents(req, collection, after),
  )
  if (isPublic(before) && isHiding(changes, after)) return true
  return changedLanguages(changes).every((lng) =>
    (rule.exceptLanguages as readonly string[]).includes(lng),
  )
}

/** The same of the latest version of a document. */
export async function mayPublishLatest(
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<boolean> {
  if (!(await readRules(req)).has(collection)) return true
  const latest = await latestVersion(req, collection, id)
  if (!latest) return true
  const readBefore = () => storedDocument(req, collection, id)
  return mayPublish(req, collection, { readBefore, after: latest.version })
}

/** @throws Refusal 403 */
export async function mustPublishLatest(
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<void> {
  if (!(await mayPublishLatest(req, collection, id))) throw approvalRefusal()
}

/** Returns true for a change that only hides the document from visitors, which needs no approval. */
function isHiding(changes: ContentChange[], after: Doc): boolean {
  if (!after.deletedAt && after.isActive !== false) return false
  return changes.every(({ before }) => before?.path === 'isActive')
}
