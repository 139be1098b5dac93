import type { GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload'

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
  const isAllowed = overrideAccess || (await global.access.update({ req })) === true
  if (isAllowed) await putDraftAside(global.slug, req)
  return { ...args, data: { ...data, _status: 'published' } }
}

interface Written {
  data: Record<string, unknown>
  draft?: boolean
  overrideAccess?: boolean
}

/** Payload begins each change with the latest version, so what is public becomes that once more. The draft stays among the versions. */
async function putDraftAside(slug: GlobalSlug, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.findGlobalVersions({
    global: slug,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    limit: 1,
    pagination: false,
    req,
  })
  const [draft] = docs
  if (!draft) return
  const { id: _, ...published } = await db.findGlobal<Record<string, unknown>>({
    slug,
    locale: 'all',
    req,
  })
  // Later than the draft, earlier than the version that this change is about to make.
  const updatedAt = new Date(Date.parse(String(draft.updatedAt)) + 1).toISOString()
  await db.createGlobalVersion({
    globalSlug: slug,
    versionData: { ...published, _status: 'published' } as never,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    returning: false,
    req,
  })
}
