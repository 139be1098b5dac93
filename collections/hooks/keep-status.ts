import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

/**
 * The documented calls know no drafts: what they create is public, what they change stays as it was.
 * Without this a write that says nothing of `_status` makes a draft of what is published.
 */
export const keepStatus: {
  beforeOperation: CollectionBeforeOperationHook
  beforeValidate: CollectionBeforeValidateHook
} = {
  beforeOperation: async ({ args, collection, operation, req }) => {
    const { data, draft } = args as { data?: Record<string, unknown>; draft?: boolean }
    const isSilent = data !== undefined && draft !== true && !data._status
    if (operation === 'create' && isSilent) {
      return { ...args, data: { ...data, _status: 'published' } }
    }
    if (operation !== 'update') return args
    req.context.keepsStatus = isSilent
    const { overrideAccess } = args as { overrideAccess?: boolean }
    if (isSilent && (overrideAccess || (await collection.access.update({ req })) === true)) {
      await putDraftsAside(collection, args, req)
    }
    return args
  },

  beforeValidate: async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !req.context.keepsStatus) return data
    const current = await documentItself(collection.slug, originalDoc?.id, req)
    return { ...data, _status: current?._status === 'published' ? 'published' : 'draft' }
  },
}

interface Changed {
  id?: string
  where?: Where
}

/**
 * Payload begins each change with the latest version. Where that is a draft of something published, the
 * change would publish the draft, in every language; so what is published becomes the latest version once
 * more. The draft stays among the versions.
 */
async function putDraftsAside(
  { slug }: SanitizedCollectionConfig,
  { id, where }: Changed,
  req: PayloadRequest,
): Promise<void> {
  const ids = id === undefined ? await idsOf(slug, where, req) : [id]
  if (ids.length === 0) return
  const { docs: drafts } = await req.payload.db.findVersions({
    collection: slug,
    where: {
      and: [
        { parent: { in: ids } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
    pagination: false,
    req,
  })
  for (const { parent, updatedAt: draftedAt } of drafts) {
    const published = await req.payload.db.findOne<Record<string, unknown> & { id: string }>({
      collection: slug,
      where: { and: [{ id: { equals: parent } }, { _status: { equals: 'published' } }] },
      locale: 'all',
      req,
    })
    if (!published) continue
    const { id: _, ...versionData } = published
    // Later than the draft, earlier than the version that this change is about to make.
    const updatedAt = new Date(Date.parse(draftedAt) + 1).toISOString()
    await req.payload.db.createVersion({
      collectionSlug: slug,
      parent,
      versionData: versionData as never,
      autosave: false,
      createdAt: updatedAt,
      updatedAt,
      returning: false,
      req,
    })
  }
}

async function idsOf(
  collection: CollectionSlug,
  where: Where | undefined,
  req: PayloadRequest,
): Promise<string[]> {
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

/** What is published, where `originalDoc` may be a draft made since. */
async function documentItself(collection: CollectionSlug, id: string, req: PayloadRequest) {
  return (await req.payload.findByID({
    collection,
    id,
    draft: false,
    trash: true,
    depth: 0,
    select: { _status: true } as never,
    disableErrors: true,
    req,
  })) as Record<string, unknown> | null
}
