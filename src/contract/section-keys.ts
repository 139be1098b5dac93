/** Keys of the content sections that pages of the site show (section 7, GET /content/sections/{key}). */
export const sectionKeys = [
  'software-solution',
  'hardware-solution',
  'industry-bank',
  'retail-healthcare',
  'security-access',
  'transportation',
  'information',
  'payment',
] as const

export type SectionKey = (typeof sectionKeys)[number]
