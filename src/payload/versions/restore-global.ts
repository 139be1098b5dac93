import {
  commitTransaction,
  type Endpoint,
  executeAccess,
  type GlobalConfig,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type SanitizedGlobalConfig,
} from 'payload'
import { Refusal } from '@/src/payload/errors'
import { isDocumentId } from '@/src/platform/database/ids'
import { runAfterChangeOfGlobal } from './after-change'
import { lockedValues } from './locked-values'
import { restoredAsDraft } from './restored-text'

/** A global whose versions are restored as drafts; Payload's own restore writes over what is public. */
export const restoringGlobalAsDraft = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  endpoints: [restoreVersion(global.slug as GlobalSlug), ...(global.endpoints || [])],
})

const restoreVersion = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const doc = await restored(slug, String(req.routeParams?.id), req)
    return Response.json({ doc, message: restoredAsDraft(req) })
  },
})

async function restored(slug: GlobalSlug, id: string, req: PayloadRequest) {
  const { payload } = req
  const { config } = payload.globals
  const global = config.find((one) => one.slug === slug) as SanitizedGlobalConfig
  await executeAccess({ req }, global.access.readVersions)
  await executeAccess({ req }, global.access.update)
  const { docs } = isDocumentId(id)
    ? await payload.db.findGlobalVersions({
        global: slug,
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        req,
      })
    : { docs: [] }
  const [version] = docs
  if (!version) throw new Refusal(404, 'There is no such version')

  const ownsTransaction = await initTransaction(req)
  try {
    const current = await payload.db.findGlobal<Record<string, unknown>>({
      slug,
      locale: 'all',
      req,
    })
    const now = new Date().toISOString()
    await payload.db.createGlobalVersion({
      globalSlug: slug,
      versionData: {
        ...version.version,
        ...(await lockedValues(global, current, req)),
        _status: 'draft',
        updatedAt: now,
      } as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      returning: false,
      req,
    })
    const read = { slug, depth: 0, req, overrideAccess: false, user: req.user } as const
    const doc = await payload.findGlobal({ ...read, draft: true })
    const previousDoc = await payload.findGlobal(read)
    await runAfterChangeOfGlobal(req, global, { doc, previousDoc })
    if (ownsTransaction) await commitTransaction(req)
    return doc
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
