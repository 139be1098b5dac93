import type { BusinessAreasBlock } from '@/payload-types'

export const defaults: BusinessAreasBlock = {
  blockType: 'businessAreas',
  title: 'Four business areas',
  areas: [
    {
      title: 'Cash',
      text: 'Machines that accept, dispense, and recycle.',
      href: '/products/banking',
      picture: 'key:scene-industry-banking',
    },
    {
      title: 'Security',
      text: 'PIN pads and steel keyboards.',
      href: '/products/security',
      picture: 'key:scene-industry-pinpad',
    },
  ],
}
