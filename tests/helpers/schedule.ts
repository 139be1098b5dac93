import config from '@/payload.config'
import { getPayload } from 'payload'

/**
 * Schedules the publishing of documents for now, as the panel does. A program of its own, beside the
 * server: `schedule.ts <collection> <id> …`.
 */
const [relationTo, ...ids] = process.argv.slice(2)
const payload = await getPayload({ config })
for (const value of ids) {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: relationTo as 'products', value } },
    waitUntil: new Date(),
  })
}
console.log('scheduled')
process.exit(0)
