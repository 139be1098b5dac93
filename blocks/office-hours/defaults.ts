import type { OfficeHoursBlock } from '@/payload-types'

export const defaults: OfficeHoursBlock = {
  blockType: 'officeHours',
  text: 'Whoever answers can open your machine’s log.',
}
