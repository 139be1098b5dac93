import type { GlobalBeforeOperationHook } from 'payload'
import { withoutLanguages } from './keep-status'
import { setDraftAside } from './waiting-draft'
import { versionedGlobal } from './versioned'

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
