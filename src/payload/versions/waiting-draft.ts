import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { type Data, merge } from '@/src/domain/merge'
import { followDraft } from '../approvals/requests'
import { isLater, readAt } from './refuse-stale'
import { findConflicts, refuseConflicts } from './conflicts'
import { changesOfContents, readContents } from '@/src/payload/contents'
import type { StoredVersion } from '@/src/payload/read-once'
import { readableDate, type Versioned, versionedDocument, versionedGlobal } from './versioned'

/** A draft of something public, while what is public is saved. */
interface Waiting {
  draft: StoredVersion
  /** Former public state. */
  before: Data
  /** Id of the version that stands in its place. */
  inItsPlace: string
}

/** The draft that waits to be published in place of what visitors see. */
export async function waitingDraft(versioned: Versioned): Promise<StoredVersion | undefined> {
  const latest = await versioned.latest()
  return latest?.version._status === 'draft' ? latest : undefined
}

/**
 * Begins a save of what is public. Payload begins each with the latest version: where that is a draft, the save would
 * publish it, in every language. So what is public becomes the latest version, until `layDraftUpon`.
 * @param data what the call changes, in its language
 * @throws Refusal 409 where that contradicts a draft which its caller did not see
 */
export async function setDraftAside(
  req: PayloadRequest,
  versioned: Versioned,
  data: Data,
): Promise<void> {
  const { key } = versioned
  const { [key]: _, ...others } = waitingIn(req)
  req.context.waitingDrafts = others
  const draft = await waitingDraft(versioned)
  const before = draft && (await versioned.published())
  if (!before) return
  await refuseConflicts(req, versioned, { before, draft, data })
  const at = later(draft.updatedAt)
  const inItsPlace = await versioned.add({ version: before, createdAt: at, updatedAt: at })
  req.context.waitingDrafts = { ...others, [key]: { draft, before, inItsPlace } }
}

/**
 * Ends such a save: the draft is the latest version again, with what became public where it says nothing of its own. Where
 * all that it said is public now, nothing waits any more.
 */
async function layDraftUpon(
  req: PayloadRequest,
  versioned: Versioned,
): Promise<Rebased | undefined> {
  const { [versioned.key]: waiting, ...others } = waitingIn(req)
  if (!waiting) return undefined
  req.context.waitingDrafts = others
  const { draft, before, inItsPlace } = waiting
  const saved = await versioned.latest()
  const after = await versioned.published()
  if (saved?.version._status !== 'published' || !after) return undefined
  const updatedAt = later(saved.updatedAt)
  const version = {
    ...rebased(draft.version, { before, after, isSeen: isSeen(req, versioned, draft) }),
    updatedAt,
  }
  const of = (doc: Data) => readContents(req, versioned.slug, doc)
  const isOfItsOwn = changesOfContents(of(after), of(version)).length > 0
  // Since when it waits is still known by `createdAt`.
  const id = isOfItsOwn
    ? await keepingAuthors(req, () => versioned.add({ ...draft, version, updatedAt }))
    : undefined
  await versioned.remove([inItsPlace, draft.id])
  return id === undefined ? undefined : { before, after, draft: draft.version, version, id }
}

interface Rebased {
  before: Data
  after: Data
  draft: Data
  /** The draft as it is now. */
  version: Data
  /** Id of that version. */
  id: string
}

export const layDraftUponDocument: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  const document = { collection: slug, id: String(doc.id) }
  const laid = await layDraftUpon(req, versionedDocument(req, slug, document.id))
  if (laid) {
    await followDraft(req, document, {
      from: laid.draft,
      to: laid.version,
      version: laid.id,
      isUntouched: () => findConflicts(req, slug, laid).length === 0,
    })
  }
  return doc
}

export const layDraftUponGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await layDraftUpon(req, versionedGlobal(req, global.slug))
  return doc
}

interface Saved {
  before: Data
  after: Data
  /** The caller had read the draft: what they save goes into it as well. */
  isSeen: boolean
}

/** A draft upon what became public: fields that it had not changed follow, those that it had stay. */
function rebased(draft: Data, { before, after, isSeen }: Saved): Data {
  const { value } = isSeen ? merge(before, after, draft) : merge(before, draft, after)
  return { ...value, _status: 'draft' }
}

/** Tells by `If-Unmodified-Since` whether the caller had read this draft. */
function isSeen(req: PayloadRequest, { name }: Versioned, draft: StoredVersion): boolean {
  const read = readAt(req, name)
  return read !== undefined && !isLater(readableDate(draft), read)
}

const waitingIn = ({ context }: PayloadRequest) =>
  (context.waitingDrafts ?? {}) as Record<string, Waiting>

/** Keeps the authors of the draft: a user who saves the public document writes nothing in it. */
async function keepingAuthors<T>({ context }: PayloadRequest, write: () => Promise<T>): Promise<T> {
  context.keepsAuthors = true
  try {
    return await write()
  } finally {
    delete context.keepsAuthors
  }
}

const later = (at: string): string => new Date(Date.parse(at) + 1).toISOString()
