import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

const product = 'atm-a700-banknote-and-coin-dispenser'

export const atm: DemoPage = {
  path: '/solutions/atm',
  title: { en: 'Banknote and Coin Dispenser ATM' },
  seo: {
    description: {
      en: 'The A700 pays any amount, coins included: four note cassettes, eight coin hoppers, and 480 coins a minute in a lobby machine 620 mm wide.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Pays 187.35 as 187.35' },
      text: {
        en: 'Pensions, refunds, and wages rarely come to a round figure. The banknote and coin dispenser ATM pays them exactly, in notes and coins, and supplies shopkeepers with change on a Sunday evening.',
      },
      picture: 'key:scene-hero-dispenser',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'banking', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'banking', product),
    },
    {
      blockType: 'callouts',
      title: { en: 'Two dispensers in one machine' },
      text: {
        en: 'Notes and coins are counted separately, by different sensors, and paid out together.',
      },
      picture: 'key:product-atm-a700-banknote-and-coin-dispenser',
      points: [
        {
          title: { en: '19-inch display' },
          text: { en: 'Offers the closest mix in stock before the card is debited.' },
          x: 44,
          y: 22,
        },
        {
          title: { en: 'Note shutter' },
          text: {
            en: 'Opens when the bundle is complete, up to 40 notes; closes after 30 seconds.',
          },
          x: 49,
          y: 47,
        },
        {
          title: { en: 'Grade I safe' },
          text: { en: 'Four cassettes of 2,500 notes in a safe to EN 1143-1 grade I.' },
          x: 49,
          y: 74,
        },
        {
          title: { en: 'E20 PIN pad' },
          text: { en: '16 steel keys, PCI PTS v5.x, made by us.' },
          x: 55,
          y: 40,
        },
        {
          title: { en: 'Coin tray' },
          text: { en: 'Holds 60 coins and stays lit until it is empty.' },
          x: 60,
          y: 55,
        },
        {
          title: { en: 'Hopper rack' },
          text: { en: 'Eight hoppers of 800 coins each, on a slide with its own lock.' },
          x: 75,
          y: 70,
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'steps',
      title: { en: 'Paid to the cent, second by second' },
      items: [
        {
          mark: '0 s',
          title: { en: 'Card, phone, or code' },
          text: { en: 'A code sent by a benefits office or a shop’s bank works without a card.' },
        },
        {
          mark: '6 s',
          title: { en: 'Mix offered' },
          text: {
            en: 'The customer can choose denominations, as far as cassettes and hoppers allow.',
          },
        },
        {
          mark: '11 s',
          title: { en: 'Counted twice' },
          text: {
            en: 'Each coin passes a light gate and an induction coil. The two counts must agree.',
          },
        },
        {
          mark: `${facts.coinPaymentSeconds} s`,
          title: { en: 'Paid out together' },
          text: {
            en: 'Notes at 420 a minute and coins at 480 a minute arrive within the same second.',
          },
        },
        {
          mark: '25 s',
          title: { en: 'Posted' },
          text: { en: 'The journal lists every cassette and hopper used.' },
        },
      ],
    },
    {
      blockType: 'applications',
      title: { en: 'Where coins are needed' },
      picture: 'key:scene-industry-banking',
      places: [
        {
          title: { en: 'Banks with small branches' },
          text: { en: 'Change for 20 shops on one street, without a teller counting rolls.' },
        },
        {
          title: { en: 'Post and pension offices' },
          text: { en: 'Benefits paid to the cent on the day they are due.' },
        },
        {
          title: { en: 'Markets and shopping centers' },
          text: { en: 'Coins ordered by app before opening time and collected with a code.' },
        },
        {
          title: { en: 'Plants that pay in cash' },
          text: { en: 'For wages only, with badge and pay stub, see the payroll kiosk.' },
          machine: { en: 'W600 Cash Payroll Kiosk' },
          href: '/product/payroll-w600-cash-payroll-kiosk',
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'With or without coins' },
      text: {
        en: 'The A100 lobby machine has the same dispenser, PIN pad, and software. It is 20 mm narrower and 140 mm less deep, and pays out notes only.',
      },
      products: 'atm-a700-banknote-and-coin-dispenser\natm-a100-lobby',
      specifications: {
        en: 'Note capacity\nCoin capacity\nPer transaction\nThroughput\nDisplay\nPIN pad\nSafe\nProtocols\nDimensions (W × D × H)\nWeight',
      },
    },
  ],
}
