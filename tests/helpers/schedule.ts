import config from '@/payload.config'
import { getPayload } from 'payload'

/**
 * Schedules the publishing of documents for now, as the panel does. A program of its own, beside the
 * server: `schedule.ts <collection> <id>[@seconds] …`. With seconds, a process has begun with it so long ago, and was killed.
 */
const [relationTo, ...ids] = process.argv.slice(2)
const payload = await getPayload({ config })
for (const given of ids) {
  const [value = '', begun] = given.split('@')
  const { id } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: relationTo as 'products', value } },
    // Later than now, so that the server does not take it before it is marked as begun.
    waitUntil: begun === undefined ? new Date() : new Date(Date.now() + 60_000),
  })
  if (begun === undefined) continue
  const updatedAt = new Date(Date.now() - Number(begun) * 1000).toISOString()
  const data = { processing: true, waitUntil: updatedAt, updatedAt }
  await payload.db.updateJobs({ id, data, req: {} })
}
console.log('scheduled')
process.exit(0)
