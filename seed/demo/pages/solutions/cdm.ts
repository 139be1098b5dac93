import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const quote = contactLink('quote', 'banking', 'cdm-d400-bundle-deposit')
const demo = contactLink('demo', 'banking', 'cdm-d400-bundle-deposit')

export const cdm: DemoPage = {
  path: '/solutions/cdm',
  title: { en: 'Cash Deposit Machine Solution' },
  seo: {
    description: {
      en: 'Deposit machines that take 300 mixed notes in one bundle, check both sides of each, and credit the account at once: machines, software, service, and savings.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The counter closes. Deposits continue.' },
      text: {
        en: 'A cash deposit machine takes the day’s cash as it comes: 300 notes in one bundle, mixed, any way up. It checks both sides of each, returns what it cannot read, and credits the rest before the customer has put the card away.',
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
      title: { en: 'What changes in a branch' },
      items: [
        {
          value: '50%',
          label: { en: 'cost reduction' },
          detail: { en: 'Per deposit, compared with a deposit counted twice at the counter.' },
        },
        {
          value: '24/7',
          label: { en: 'availability' },
          detail: {
            en: 'Open at any hour, in the lobby or through the wall. Modules are swapped, not repaired on site.',
          },
        },
        {
          value: '99%',
          label: { en: 'first-pass accuracy' },
          detail: {
            en: 'Of genuine notes are accepted on the first pass, worn and folded ones included; the rest is handed back, never miscounted.',
          },
        },
        {
          value: { en: '3x' },
          label: { en: 'efficiency' },
          detail: { en: 'Three depositors served in the time one takes at the counter.' },
        },
      ],
    },
    {
      blockType: 'layers',
      look: 'hub',
      tone: 'plain',
      title: { en: 'One deposit, six parties, one record' },
      text: {
        en: 'What matters is that everyone who handles the money sees the same figure at the same time.',
      },
      picture: 'key:product-cdm-d400-bundle-deposit',
      layers: [
        {
          title: { en: 'Depositor' },
          text: {
            en: 'Shopkeepers, drivers, and collectors, by card, contactless card, QR code, or account number.',
          },
          link: { en: 'Cash in, receipt out' },
        },
        {
          title: { en: 'Bank host' },
          text: { en: 'Authorizes and credits. Its message protocols stay the same.' },
          link: 'NDC, DDC, ISO 8583',
        },
        {
          title: { en: 'Branch' },
          text: {
            en: 'Sees deposits by the hour and opens the machine only to clear a jam, from the front.',
          },
          link: { en: 'Electronic journal and receipts' },
        },
        {
          title: { en: 'Management system' },
          text: {
            en: 'Monitors every sensor, counter, and cassette, and forecasts the day one will be full.',
          },
          link: { en: 'Status every 60 seconds, TLS' },
        },
        {
          title: { en: 'CIT provider' },
          text: {
            en: 'Comes when a cassette is full, not on fixed days. Swaps it sealed, using one-time codes.',
          },
          link: { en: 'Sealed cassette or bag' },
        },
        {
          title: { en: 'Cash center' },
          text: {
            en: 'Receives counted notes with their serial numbers and checks them instead of recounting.',
          },
          link: { en: 'Serial numbers as a file' },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Six things a deposit machine must do' },
      text: {
        en: 'The D400 and the D600 do all six; the D200 and the D800 have no escrow, and the D800 credits the same day. Each function is tested before a machine leaves the factory, and the test report is supplied with it.',
      },
      items: [
        {
          title: { en: 'Take the stack as it is' },
          text: {
            en: '300 notes at once (D400, D600) or 50 (D200), sorted or not. Rubber feed rollers separate them one by one and stop at staples, clips, and coins.',
          },
        },
        {
          title: { en: 'Reject counterfeits' },
          text: {
            en: 'Images at 200 dpi plus 24 infrared, ultraviolet, and magnetic test points per note. Suspect notes are retained where required.',
          },
        },
        {
          title: { en: 'Return the same notes' },
          text: {
            en: 'All notes wait in an escrow drum until the customer accepts the total. A customer who declines gets the same genuine notes back.',
          },
        },
        {
          title: { en: 'Credit at once' },
          text: {
            en: 'Authorization is requested while the notes are still in escrow. The receipt shows the transaction number, and the serial numbers are stored with it.',
          },
        },
        {
          title: { en: 'Protect the cash' },
          text: {
            en: 'A safe to UL 291 or EN 1143-1 grade I in the lobby, to grade II in the store. Every door requires two people.',
          },
        },
        {
          title: { en: 'Be back in service in minutes' },
          text: {
            en: 'The upper module slides out on rails; belts, sensors, and shutter are changed from the front with one 4 mm key.',
          },
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Four machines for different cash volumes' },
      text: {
        en: 'From a lobby with little space to the back office of a supermarket. All four report to the same management system.',
      },
      products:
        'cdm-d200-compact-deposit\ncdm-d400-bundle-deposit\ncdm-d600-coin-and-note-deposit\ncdm-d800-smart-safe',
      specifications: {
        en: 'Note capacity\nCoin capacity\nPer transaction\nThroughput\nSafe\nDimensions (W × D × H)\nWeight',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Bring us a week of deposits' },
      text: {
        en: 'For a demonstration, we set the machine to your currency and let you feed it: worn notes, foreign notes, a staple. For a quote, we need the number of sites and the busiest hour.',
      },
      ctaText: scheduleDemo,
      ctaHref: demo,
      secondText: getQuote,
      secondHref: quote,
    },
  ],
}
