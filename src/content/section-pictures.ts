import hardware from '@/seed/media/section-hardware-solution.webp'
import bank from '@/seed/media/section-industry-bank.webp'
import information from '@/seed/media/section-information.webp'
import payment from '@/seed/media/section-payment.webp'
import retail from '@/seed/media/section-retail-healthcare.webp'
import security from '@/seed/media/section-security-access.webp'
import software from '@/seed/media/section-software-solution.webp'
import transportation from '@/seed/media/section-transportation.webp'

/**
 * Pictures of the content sections as files of the build, for pages that are shown while the media
 * library is away. Apart from the pages, as only Next can import pictures.
 */
export const sectionPictures = {
  'software-solution': software,
  'hardware-solution': hardware,
  'industry-bank': bank,
  'retail-healthcare': retail,
  'security-access': security,
  transportation,
  information,
  payment,
}
