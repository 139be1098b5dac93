import type { OfficeHoursBlock } from '@/payload-types'

export const defaults: OfficeHoursBlock = {
  blockType: 'officeHours',
  text: 'The engineer who picks up can open your machine’s log.',
}
