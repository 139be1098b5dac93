import type { Payload } from 'payload'

const hour = 60 * 60 * 1000

/** Deletes the applications whose day has come, with their files: now and every hour. */
export async function deleteDueApplications(payload: Payload): Promise<void> {
  setInterval(() => void deleteDue(payload), hour).unref()
  await deleteDue(payload)
}

/** What cannot be deleted is tried again an hour later. */
async function deleteDue(payload: Payload): Promise<void> {
  try {
    const { docs, errors } = await payload.delete({
      collection: 'job-applications',
      where: { deleteAfter: { less_than_equal: new Date().toISOString() } },
      depth: 0,
    })
    if (docs.length > 0) {
      payload.logger.info({ count: docs.length, msg: 'Applications were deleted on their day' })
    }
    if (errors.length > 0) {
      payload.logger.error({ count: errors.length, msg: 'Applications could not be deleted' })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'Applications could not be deleted' })
  }
}
