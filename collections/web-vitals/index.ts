import type { CollectionConfig, Endpoint, Payload, PayloadRequest, Where } from 'payload'
import type { WebVital } from '@/payload-types'
import {
  defaultMeasuredVisits,
  pageKinds,
  visitDevices,
  vitals,
  vitalsDays,
  type VitalsSummary,
} from '@/src/contract/visits'
import { companyDay } from '@/src/domain/settings/company'
import { addCounts, classCount, noCounts } from '@/src/domain/visits/histogram'
import type { VitalCount } from '@/src/domain/visits/store'
import { pendingVitals } from '@/src/domain/visits/vitals'
import { getAccess } from '@/src/payload/access'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { strictInput } from '@/src/payload/input/strict-input'
import { addDays, type Day } from '@/src/platform/time/days'

const slug = 'web-vitals'

/** Columns of the counts, one for each class of values: the database adds to each by itself. */
const classes = Array.from({ length: classCount }, (_, index) => `class${index}` as const)
type Class = Extract<keyof WebVital, `class${number}`>

/** `GET /web-vitals/summary`: what was measured in the last days, by day and by kind of page. */
const summary: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, slug, 'read')
    // What this instance has counted is shown at once.
    await pendingVitals.write()
    return Response.json(await summarize(req))
  },
}

/**
 * Values that browsers of visitors measured, counted by day, kind of page, device and class of values, without anything
 * about the visitors. Only the server writes it (`addVitals`), and the number of rows of a day is limited by what there is
 * to count. Without times, as a day is all that staff need.
 */
export const webVitals: CollectionConfig = {
  slug,
  labels: { singular: 'Web vital', plural: 'Web vitals' },
  access: getAccess(slug),
  admin: { useAsTitle: 'day', hidden: true },
  endpoints: [summary],
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['day', 'kind', 'device', 'vital'], unique: true }],
  hooks: { beforeOperation: [strictInput] },
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...pageKinds], required: true },
    { name: 'device', type: 'select', options: [...visitDevices], required: true },
    { name: 'vital', type: 'select', options: [...vitals], required: true },
    ...classes.map((name) => ({ name, type: 'number' as const, required: true, defaultValue: 0 })),
  ],
}

/**
 * Adds to what was counted before, by all instances. The database itself adds, so that none of two that write at once
 * undoes the other.
 */
export async function addVitals(payload: Payload, count: VitalCount): Promise<void> {
  const day = await companyDay(payload)
  if (await raise(payload, count, day)) return
  const { kind, device, vital, counts } = count
  try {
    await payload.create({
      collection: slug,
      data: {
        ...{ day, kind, device, vital },
        ...(Object.fromEntries(classes.map((name, index) => [name, counts[index] ?? 0])) as Pick<
          WebVital,
          Class
        >),
      },
      depth: 0,
      disableTransaction: true,
    })
  } catch (error) {
    // Another instance may have made the row meanwhile.
    if (!(await raise(payload, count, day))) throw error
  }
}

async function raise(
  payload: Payload,
  { kind, device, vital, counts }: VitalCount,
  day: Day,
): Promise<boolean> {
  const raised = counts.flatMap((count, index) =>
    count > 0 ? [[`class${index}`, { $inc: count }] as const] : [],
  )
  const changed = await payload.db.updateOne({
    collection: slug,
    where: {
      and: Object.entries({ day, kind, device, vital }).map(([name, equals]) => ({
        [name]: { equals },
      })),
    },
    data: Object.fromEntries(raised),
    options: { atomic: true },
  })
  return Boolean(changed)
}

async function summarize(req: PayloadRequest): Promise<VitalsSummary> {
  const to = await companyDay(req.payload, req)
  const from = addDays(to, 1 - vitalsDays)
  const docs = await readSince(req, from)
  const { measuredVisits } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { measuredVisits: true },
    depth: 0,
    req,
  })
  return {
    ...{ from, to },
    share: measuredVisits ?? defaultMeasuredVisits,
    groups: sumBy(docs, ({ kind, device, vital }) => ({ kind, device, vital })),
    days: sumBy(docs, ({ day, device, vital }) => ({ day, device, vital })),
  }
}

/** Days are compared as texts, which only the database's own call does. */
async function readSince({ payload }: PayloadRequest, from: Day): Promise<WebVital[]> {
  const where: Where = { day: { greater_than_equal: from } }
  const { docs } = await payload.db.find<WebVital>({ collection: slug, where, pagination: false })
  return docs
}

function sumBy<Key extends object>(
  docs: readonly WebVital[],
  keyOf: (doc: WebVital) => Key,
): (Key & { counts: number[] })[] {
  const sums = new Map<string, Key & { counts: number[] }>()
  for (const doc of docs) {
    const key = keyOf(doc)
    const name = Object.values(key).join()
    const sum = sums.get(name) ?? { ...key, counts: noCounts() }
    sums.set(name, sum)
    addCounts(
      sum.counts,
      classes.map((each) => doc[each as Class]),
    )
  }
  return [...sums.values()]
}
