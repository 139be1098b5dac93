import type { Payload } from 'payload'

/**
 * Deletes the applications whose day has come, with their files. What cannot be deleted is tried again an hour later.
 * @param now ms since 1970
 */
export async function deleteDueApplications(payload: Payload, now: number): Promise<void> {
  try {
    const { docs, errors } = await payload.delete({
      collection: 'job-applications',
      where: { deleteAfter: { less_than_equal: new Date(now).toISOString() } },
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
