import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  PayloadRequest,
  TypedLocale,
  Where,
} from 'payload'
import { type Data, isData } from '@/src/domain/merge'
import { storedDocument } from '@/src/payload/read-once'
import { preserveLocale } from '../preserve-locale'
import { versionedDocument, versionedGlobal } from '../versions/versioned'
import { setDraftAside } from '../versions/waiting-draft'

/**
 * The documented calls know no drafts: what they create is public, what they change stays as it was.
 * Without this a write that says nothing of `_status` makes a draft of what is published.
 */
export const preserveStatus: {
  beforeOperation: CollectionBeforeOperationHook
  beforeValidate: CollectionBeforeValidateHook
} = {
  beforeOperation: async ({ args, collection, operation, req }) => {
    const { data, draft } = args as { data?: Data; draft?: boolean }
    const isSilent = isData(data) && draft !== true && !data._status
    if (operation === 'create' && isSilent) {
      return { ...args, data: { ...data, _status: 'published' } }
    }
    if (operation !== 'update') return args
    req.context.keepsStatus = isSilent
    if (!isSilent) return args
    const changed = withoutLanguages(args, req)
    const { overrideAccess } = args as { overrideAccess?: boolean }
    if (overrideAccess || (await collection.access.update({ req })) === true) {
      const { slug } = collection
      await preserveLocale(req, async () => {
        for (const id of await changedBy(slug, args, req))
          await setDraftAside(req, versionedDocument(req, slug, id), data)
      })
    }
    return changed
  },

  beforeValidate: async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !req.context.keepsStatus) return data
    const { _status, id } = originalDoc as { _status?: unknown; id: string }
    // `originalDoc` may be a draft of something public.
    const isPublished =
      _status === 'published' ||
      (await storedDocument(req, collection.slug, id))?._status === 'published'
    return { ...data, _status: isPublished ? 'published' : 'draft' }
  },
}

/**
 * A save that names no status changes the texts that it names, in the language of the call or that which it publishes.
 * Publishing a language, and taking all of them offline, would write a draft of Payload's own upon the one that waits.
 */
function withoutLanguages<Args extends object>(args: Args, req: PayloadRequest): Args {
  const { publishSpecificLocale } = args as { publishSpecificLocale?: TypedLocale }
  if (publishSpecificLocale) req.locale = publishSpecificLocale
  return { ...args, publishSpecificLocale: undefined, unpublishAllLocales: undefined }
}

interface Changed {
  id?: string
  where?: Where
}

/** Ids of the documents that a call changes. */
async function changedBy(
  collection: CollectionSlug,
  { id, where }: Changed,
  req: PayloadRequest,
): Promise<string[]> {
  if (id !== undefined) return [id]
  if (!where) return []
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { updatedAt: true },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  })
  return docs.map(({ id }) => String(id))
}

/**
 * For a global with drafts: the documented calls know none, so what they write is public at once, and a draft
 * that lies there is not published along. What says that it is a draft is stored as one: a global is never
 * taken offline, because pages could then not be drawn.
 */
export const publishAtOnce: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const { data, draft, overrideAccess } = args as Written
  if (draft === true || data._status === 'published') return args
  if (data._status === 'draft') return { ...args, draft: true, unpublishAllLocales: false }
  const changed = withoutLanguages(args, req)
  const isAllowed = overrideAccess || (await global.access.update({ req })) === true
  if (isAllowed) await setDraftAside(req, versionedGlobal(req, global.slug), data)
  return { ...changed, data: { ...data, _status: 'published' } }
}

interface Written {
  data: Record<string, unknown>
  draft?: boolean
  overrideAccess?: boolean
}
