import type { ApplicationsBlock } from '@/payload-types'

export const defaults: ApplicationsBlock = {
  blockType: 'applications',
  title: 'Where it stands',
  picture: 'key:scene-solution-cdm',
  places: [
    {
      title: 'Bank lobby',
      text: 'Behind glass, open day and night.',
      machine: 'D400 Bundle Deposit',
      href: '/product/cdm-d400-bundle-deposit',
    },
    {
      title: 'Back office',
      text: 'Next to the cash register of a shop.',
      machine: 'D800 Smart Safe',
    },
  ],
}
