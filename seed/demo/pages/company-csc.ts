import { facts } from '../facts'
import type { DemoPage } from './types'

const title = { en: 'Customer Satisfaction Center' }

export const companyCsc: DemoPage = {
  path: '/company/csc',
  title,
  seo: {
    description: {
      en: 'The team that measures downtime and reduces it: hotline, workshop, depots, and training.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'csc',
      title,
      text: {
        en: 'We measure satisfaction in minutes, from a branch’s call to a working machine. A team of twenty-eight works to bring that number down.',
      },
      picture: 'key:scene-service-workshop',
    },
    {
      blockType: 'figures',
      layout: 'lead',
      title: { en: 'What we measure every night' },
      text: { en: 'All machines under contract, over the last twelve months.' },
      items: [
        {
          value: { en: `${facts.onSiteHours} h` },
          label: { en: 'from the call to a technician on site' },
          detail: {
            en: 'Met in nine calls out of ten in cities with a depot. The contract sets a penalty for the tenth.',
          },
        },
        {
          value: `${facts.solvedRemotely}%`,
          label: { en: 'solved without a visit' },
          detail: {
            en: 'The engineer who answers has repaired the machine before and sees its journal.',
          },
        },
        {
          value: '24/7',
          label: { en: 'for critical issues' },
          detail: { en: 'In Chinese and English, at any hour.' },
        },
        {
          value: { en: '1.04', ru: '1,04', vi: '1,04', id: '1,04' },
          label: { en: 'visits per fault' },
          detail: { en: 'The second visit is the expensive one, so that is the one we count.' },
        },
      ],
    },
    {
      blockType: 'textSection',
      layout: 'pictureEnd',
      picture: 'key:scene-training-room',
      title: { en: 'Your technicians learn on machines that fail' },
      text: {
        en: 'Nine machines in our training room can be made to fail at the turn of a switch, in 64 ways. After five days, a technician finds a fault in 19 minutes instead of 47.\nEvery service contract includes four places a year.',
      },
      ctaText: { en: 'Service & Support' },
      ctaHref: '/support',
    },
    {
      blockType: 'textSection',
      layout: 'pictureStart',
      picture: 'key:scene-warehouse',
      title: { en: 'Spare parts close to the machines' },
      text: {
        en: `Our hubs in ${facts.hubs[0]}, ${facts.hubs[1]}, and ${facts.hubs[2]} stock the ${facts.partNumbersInEachHub} most ordered of ${facts.partNumbers} part numbers, and Huizhou sends the rest: parts of every model for ${facts.spareParts} years after its last delivery. Orders placed by ${facts.orderCutOff} ship the same day.\nWorn modules come back, are measured, repaired, and sent out again with their service record.`,
      },
    },
    {
      blockType: 'video',
      film: 'other',
      youtubeId: 'SAMPLEfilm5',
      picture: 'key:scene-hero-dispenser',
      title: { en: 'A night with the hotline' },
      text: { en: 'Eleven calls, from the first jam in Singapore to the last one in Toronto.' },
    },
  ],
}
