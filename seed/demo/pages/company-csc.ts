import type { DemoPage } from './types'

const title = { en: 'Customer Satisfaction Center' }

export const companyCsc: DemoPage = {
  path: '/company/csc',
  title,
  seo: {
    description: {
      en: 'The department that counts how long a machine stands still, and shortens it: hotline, workshop, depots and training.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'csc',
      title,
      text: {
        en: 'Satisfaction is a figure: the minutes between the call of a branch and the first note. Twenty-eight people work on making it smaller.',
      },
      picture: 'key:scene-service-workshop',
    },
    {
      blockType: 'figures',
      layout: 'lead',
      title: { en: 'What we measure, every night' },
      text: { en: 'Over all machines under contract, over the last twelve months.' },
      items: [
        {
          value: { en: '4 h' },
          label: { en: 'from the call to the first note' },
          detail: {
            en: 'Nine calls of ten, in towns with a depot. The contract says so, with a penalty.',
          },
        },
        {
          value: '73 %',
          label: { en: 'solved on the telephone' },
          detail: { en: 'Who answers has repaired the machine before, and sees its journal.' },
        },
        {
          value: '24/7',
          label: { en: 'for what stands still' },
          detail: { en: 'In Chinese and English at any hour.' },
        },
        {
          value: '1.04',
          label: { en: 'visits a fault' },
          detail: { en: 'The second visit is the expensive one, so it is the one we count.' },
        },
      ],
    },
    {
      blockType: 'textSection',
      layout: 'pictureEnd',
      picture: 'key:scene-training-room',
      title: { en: 'Your technicians learn on machines that fail' },
      text: {
        en: 'Nine machines in our training room can be made to fail at the turn of a switch, in 64 ways. After five days a technician finds a fault in 19 minutes instead of 47.\nFour places a year belong to every service contract.',
      },
      ctaText: { en: 'Service & Support' },
      ctaHref: '/support',
    },
    {
      blockType: 'textSection',
      layout: 'pictureStart',
      picture: 'key:scene-warehouse',
      title: { en: 'Parts lie where the machines are' },
      text: {
        en: 'Shenzhen, Huizhou and Rotterdam hold every module of every machine that is less than fifteen years old. What is ordered by five leaves the same evening.\nWorn modules come back, are measured, repaired and sent out again with their record.',
      },
    },
    {
      blockType: 'video',
      film: 'service',
      picture: 'key:scene-hero-dispenser',
      title: { en: 'A night with the hotline' },
      text: { en: 'Eleven calls, from the first jam in Singapore to the last one in Toronto.' },
    },
  ],
}
