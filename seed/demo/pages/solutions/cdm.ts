import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const quote = contactLink('quote', 'banking', 'cdm-d400-bundle-deposit')
const demo = contactLink('demo', 'banking', 'cdm-d400-bundle-deposit')

export const cdm: DemoPage = {
  path: '/solutions/cdm',
  title: { en: 'Cash Deposit Machine Solution' },
  seo: {
    description: {
      en: 'Deposit machines that take 300 mixed notes in one bundle, check each on both sides and credit the account at once: machines, software, service and what they save.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The counter closes. Deposits go on.' },
      text: {
        en: 'A cash deposit machine takes the day’s takings as they come: 300 notes in one bundle, mixed, any way up. It reads both sides of each, gives back what it doubts, and credits the rest before the customer has put the card away.',
      },
      picture: 'key:scene-solution-cdm',
      ctaText: getQuote,
      ctaHref: quote,
      secondText: scheduleDemo,
      secondHref: demo,
    },
    {
      blockType: 'figures',
      layout: 'strip',
      title: { en: 'What it changes in a branch' },
      items: [
        {
          value: '50%',
          label: { en: 'cost reduction' },
          detail: { en: 'For each deposit, against the same deposit counted twice at a counter.' },
        },
        {
          value: '24/7',
          label: { en: 'availability' },
          detail: {
            en: 'In the lobby or through the wall, with a module change instead of a repair.',
          },
        },
        {
          value: '99%',
          label: { en: 'accuracy' },
          detail: { en: 'Of notes accepted at the first pass, worn and folded ones included.' },
        },
        {
          value: '3x',
          label: { en: 'efficiency' },
          detail: { en: 'Three depositors served in the time that one takes at the counter.' },
        },
      ],
    },
    {
      blockType: 'layers',
      look: 'hub',
      tone: 'plain',
      title: { en: 'One deposit, six parties, one record' },
      text: {
        en: 'The machine is the small part. What counts is that everybody who touches the money sees the same figure at the same moment.',
      },
      picture: 'key:product-cdm-d400-bundle-deposit',
      layers: [
        {
          title: { en: 'Depositor' },
          text: {
            en: 'Shopkeepers, drivers, collectors: by card, contactless card, QR code or account number.',
          },
          link: { en: 'Cash in, receipt out' },
        },
        {
          title: { en: 'Bank host' },
          text: { en: 'Authorises and credits. It keeps the messages it already speaks.' },
          link: 'NDC, DDC, ISO8583',
        },
        {
          title: { en: 'Branch' },
          text: {
            en: 'Sees deposits by the hour and opens the machine only to clear a jam, from the front.',
          },
          link: { en: 'Journal and receipts' },
        },
        {
          title: { en: 'Management system' },
          text: {
            en: 'Knows each sensor, counter and cassette, and says on which day one will be full.',
          },
          link: { en: 'State every 60 seconds, TLS' },
        },
        {
          title: { en: 'Carrier' },
          text: {
            en: 'Comes when a cassette is full and not on Tuesdays. Exchanges it closed, under one-time codes.',
          },
          link: { en: 'Sealed cassette or bag' },
        },
        {
          title: { en: 'Cash centre' },
          text: {
            en: 'Receives counted notes with their serial numbers, and checks instead of counting anew.',
          },
          link: { en: 'Serial numbers by file' },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Six things a deposit machine must do' },
      text: {
        en: 'Each is measured before a machine leaves the works, and the protocol comes with it.',
      },
      items: [
        {
          title: { en: 'Take the stack as it is' },
          text: {
            en: '300 notes, sorted or not. Rubber fingers draw them off singly and stop at staples, clips and coins.',
          },
        },
        {
          title: { en: 'Refuse the false one' },
          text: {
            en: 'An image of both sides at 200 dpi, and 24 points of infrared, ultraviolet and magnetic features for every note.',
          },
        },
        {
          title: { en: 'Give back the very same notes' },
          text: {
            en: 'All notes wait in an escrow drum until the total is agreed. Whoever disagrees gets exactly those notes back.',
          },
        },
        {
          title: { en: 'Credit at once' },
          text: {
            en: 'The host is asked while the drum is still turning. The receipt carries the booking number, and the serial numbers stay with it.',
          },
        },
        {
          title: { en: 'Hold what it has' },
          text: {
            en: '10 mm of steel to EN 1143-1 grade I in the lobby, grade II in the shop; no door opens on one person’s word.',
          },
        },
        {
          title: { en: 'Be ready again in minutes' },
          text: {
            en: 'The upper module slides out on rails, and belts, sensors and shutter are changed from the front with one 4 mm key.',
          },
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Four machines for four kinds of money' },
      text: {
        en: 'From a lobby without room to the back office of a supermarket. All four report to the same management system.',
      },
      products:
        'cdm-d200-compact-deposit\ncdm-d400-bundle-deposit\ncdm-d600-coin-and-note-deposit\ncdm-d800-smart-safe',
      specifications: {
        en: 'Note capacity\nCoin capacity\nBundle size\nThroughput\nSafe\nDimensions (W × D × H)\nWeight',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Bring a week of deposits, we count them' },
      text: {
        en: 'For a demonstration we set the machine to your currency and let you feed it: worn notes, foreign ones, a staple. For a quote we need the number of sites and the busiest hour.',
      },
      ctaText: scheduleDemo,
      ctaHref: demo,
      secondText: getQuote,
      secondHref: quote,
    },
  ],
}
