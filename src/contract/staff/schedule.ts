import { z } from 'zod'
import { moment } from '../patterns'

/** Collections whose drafts can be published at a set time by a call. */
export const scheduledCollections = ['pages', 'products', 'news', 'jobs'] as const

export type ScheduledCollection = (typeof scheduledCollections)[number]

/** Body of POST /admin/{collection}/{id}/schedule. */
export const ScheduleInput = z
  .strictObject({
    at: moment().describe('To come; the server looks once a minute'),
  })
  .meta({ id: 'ScheduleInput' })
export type ScheduleInput = z.infer<typeof ScheduleInput>

/** Time at which the latest draft of a document is published. */
export const ScheduleAnswer = z
  .object({ at: moment().nullable().describe('Null where no time is set') })
  .meta({ id: 'ScheduleAnswer' })
export type ScheduleAnswer = z.infer<typeof ScheduleAnswer>
