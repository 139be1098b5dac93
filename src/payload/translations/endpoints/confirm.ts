import type { Endpoint, PayloadRequest } from 'payload'
import { TranslationConfirm } from '@/src/contract/staff/translations'
import type { TranslationConfirmed } from '@/src/contract/staff/translations'
import { inTransaction, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal } from '@/src/payload/errors'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { forgetCounts } from '../counts'
import { describedFields } from '../described-fields'
import { editableNamed, storedRecord, type Tracked } from '../records'
import { sameTexts } from '../sources'
import type { TranslationsWritten } from '../track'

/**
 * `POST /translations/confirm`: translations are right beside the English that stands now. That is noted in place, in
 * the latest version and, where the same texts are public, in the document: it makes no version and takes nobody's
 * changes by surprise.
 */
export const confirm: Endpoint = {
  path: '/translations/confirm',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const { collection, id, locale, keys } = await parseInput(req, TranslationConfirm)
    const tracked = await editableNamed(req, collection)
    const { doc } = await storedRecord(req, tracked, id)
    const described = describedFields(req, tracked, doc, locale)
    const known = described.filter(({ key, state }) => keys.includes(key) && state !== 'missing')
    if (known.length < new Set(keys).size) {
      throw fieldRefusal('keys', 'keys must name fields that have a translation')
    }
    const open = known.filter(({ state }) => state !== 'whole').map(({ key }) => key)
    if (open.length > 0) {
      const written: TranslationsWritten = {
        isConfirmed: (key, lng) => lng === locale && open.includes(key),
      }
      const { translationsWritten: before } = req.context
      req.context.translationsWritten = written
      try {
        await inTransaction(req, () => noteAgain(req, tracked, id, doc, open, locale))
      } finally {
        req.context.translationsWritten = before
      }
      forgetCounts(collection, id)
    }
    const answer: TranslationConfirmed = {
      message: `${open.length} confirmed`,
      confirmed: open,
    }
    return Response.json(answer)
  },
}

async function noteAgain(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
  latest: Record<string, unknown>,
  keys: string[],
  locale: string,
): Promise<void> {
  const { db } = req.payload
  if (tracked.config.versions) await storeVersion(req, tracked, id)
  const current =
    tracked.kind === 'global'
      ? await db.findGlobal<Record<string, unknown>>({ slug: tracked.slug, req })
      : await db.findOne<Record<string, unknown> & { id: string }>({
          collection: tracked.slug,
          where: { id: { equals: id } },
          req,
        })
  const blocks = req.payload.config.blocks ?? []
  const { flattenedFields } = tracked.config
  if (current && sameTexts(current, latest, { fields: flattenedFields, blocks, keys, locale })) {
    const data = { ...current, updatedAt: null }
    if (tracked.kind === 'global') await db.updateGlobal({ slug: tracked.slug, data, req })
    else await db.updateOne({ collection: tracked.slug, id, data, req })
  }
  await writeAudit(req, {
    action: 'update',
    resourceType: tracked.slug,
    resourceId: tracked.kind === 'global' ? undefined : id,
    details: { fields: keys, locale, confirmed: true },
  })
}

/** Writes the latest version once more, as it is; its sources are noted on the way. */
async function storeVersion(req: PayloadRequest, tracked: Tracked, id: string): Promise<void> {
  const { db } = req.payload
  if (tracked.kind === 'global') {
    const { docs } = await db.findGlobalVersions<Record<string, unknown>>({
      global: tracked.slug,
      where: { latest: { equals: true } },
      limit: 1,
      pagination: false,
      req,
    })
    const [latest] = docs
    if (!latest) return
    const { id: versionId, ...versionData } = latest
    await db.updateGlobalVersion({
      global: tracked.slug,
      id: versionId,
      versionData: { ...versionData, updatedAt: null } as never,
      req,
    })
    return
  }
  const { docs } = await db.findVersions<Record<string, unknown>>({
    collection: tracked.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  const [latest] = docs
  if (!latest) return
  const { id: versionId, ...versionData } = latest
  await db.updateVersion({
    collection: tracked.slug,
    id: versionId,
    versionData: { ...versionData, updatedAt: null } as never,
    req,
  })
}
