import 'server-only'
import type { Where } from 'payload'
import type { User } from '@/payload-types'
import type { MarkedCollection } from '@/src/domain/source-marks/mark-document'
import { getPayload } from '@/src/data/payload'
import { mayPreview } from './preview-target'

/**
 * Lists public parts of every page with unpublished changes: entries of menus, and the settings. Only those that the
 * member of staff may edit.
 */
export async function waitingChanges(
  user: User,
): Promise<{ collection: MarkedCollection; id: string }[]> {
  const [entries, settings] = await Promise.all([
    mayPreview(user, 'navigation-items') ? changedEntries(user) : [],
    mayPreview(user, 'site-settings') ? areSettingsChanged(user) : false,
  ])
  return [
    ...(settings ? [{ collection: 'site-settings' as const, id: 'site-settings' }] : []),
    ...entries.map((id) => ({ collection: 'navigation-items' as const, id })),
  ]
}

/** More are not told of. */
const maxEntries = 20

async function changedEntries(user: User): Promise<string[]> {
  const payload = await getPayload()
  const query = {
    collection: 'navigation-items',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    select: { order: true },
  } as const
  const drafts = await payload.find({
    ...query,
    draft: true,
    where: { _status: { equals: 'draft' } },
  })
  const ids = drafts.docs.map(({ id }) => id).slice(0, maxEntries)
  if (ids.length === 0) return []
  const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
  return (await payload.find({ ...query, where })).docs.map(({ id }) => id)
}

async function areSettingsChanged(user: User): Promise<boolean> {
  const payload = await getPayload()
  const { _status } = await payload.findGlobal({
    slug: 'site-settings',
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return _status === 'draft'
}
