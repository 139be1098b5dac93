import type { Payload } from 'payload'
import type { LoggedChange } from '@/src/contract/staff/activity'
import { valuesKept } from '@/src/payload/activity-logs/changes'
import { searchedWords } from './search-labels'

/** Under this key of Payload's key-value store stands that it was done. */
const key = 'activity-values-withheld'

const batchSize = 200

/** Takes out of the activity log, once, what earlier versions wrote into it and what is withheld from it now. */
export async function withholdStored(payload: Payload): Promise<void> {
  try {
    if (await payload.kv.has(key)) return
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { docs, hasNextPage } = await payload.db.find<Entry>({
        collection: 'activity-logs',
        where: { action: { equals: 'update' } },
        sort: 'id',
        limit: batchSize,
        page,
      })
      for (const entry of docs) await withhold(payload, entry)
      isMore = hasNextPage
    }
    await payload.kv.set(key, {})
  } catch (err) {
    payload.logger.warn({ err, msg: 'The activity log could not be cleared of values' })
  }
}

interface Entry {
  id: string
  resourceType?: string | null
  details?: (Record<string, unknown> & { changes?: LoggedChange[] }) | null
}

async function withhold(payload: Payload, { id, resourceType, details }: Entry): Promise<void> {
  const fields = Object.values(payload.collections).find(
    ({ config }) => config.slug === resourceType,
  )?.config.flattenedFields
  if (!resourceType || !fields || !details?.changes) return
  const isKept = valuesKept(resourceType, fields)
  const changes = details.changes.map((change) =>
    isYesOrNo(change) || isKept(change.field.split('.'), change.after)
      ? change
      : { ...change, before: null, after: null },
  )
  const isSame = changes.every((change, index) => change === details.changes?.[index])
  if (isSame) return
  const kept = { ...details, changes }
  await payload.db.updateOne({
    collection: 'activity-logs',
    id,
    data: { details: kept, words: searchedWords(kept), updatedAt: null },
    returning: false,
  })
}

const isYesOrNo = ({ before, after }: LoggedChange): boolean =>
  [before, after].every((value) => value === null || value === 'true' || value === 'false')
