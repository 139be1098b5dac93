import type { Payload } from 'payload'
import { clearLeftovers } from '@/src/domain/media/pictures/leftovers'
import { clearPrivateFiles } from '@/src/platform/private-files/sweep'
import { deleteDueApplications } from './delete-due-applications'
import { believedTime } from './believed-time'
import { deleteOldRecords } from './old-records'

const hour = 60 * 60 * 1000

/** Deletes for good what is kept for a time only, once that is over: now and every hour. */
export async function deleteByAge(payload: Payload): Promise<void> {
  setInterval(() => void deleteOnce(payload), hour).unref()
  await deleteOnce(payload)
}

/** Deletes all that is due; after a failure it tries again an hour later. */
async function deleteOnce(payload: Payload): Promise<void> {
  try {
    const now = await believedTime(payload)
    await Promise.all([
      clearLeftovers(payload, now),
      clearPrivateFiles(payload, now),
      deleteDueApplications(payload, now),
      deleteOldRecords(payload, now),
    ])
  } catch (err) {
    payload.logger.warn({ err, msg: 'Nothing could be deleted by its age' })
  }
}
