import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'atm-a700-banknote-and-coin-dispenser'

export const atm: DemoPage = {
  path: '/solutions/atm',
  title: { en: 'Banknote and Coin Dispenser ATM' },
  seo: {
    description: {
      en: 'The A700 pays any amount to the last coin: four note cassettes, eight coin hoppers, 480 coins a minute, in a lobby machine 620 mm wide.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: '183.65 is paid as 183.65' },
      text: {
        en: 'Pensions, refunds and wages rarely end in a round figure. The banknote and coin dispenser ATM pays them exactly, from one tray, and gives shopkeepers their change on a Sunday evening.',
      },
      picture: 'key:scene-hero-dispenser',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'banking', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'banking', product),
    },
    {
      blockType: 'callouts',
      title: { en: 'Two dispensers behind one face' },
      text: {
        en: 'Notes and coins are counted apart, by different sensors, and meet only in the hand of the customer.',
      },
      picture: 'key:product-atm-a700-banknote-and-coin-dispenser',
      points: [
        {
          title: { en: '19-inch display' },
          text: { en: 'Offers the nearest mix that the stock allows, before the card is debited.' },
          x: 44,
          y: 22,
        },
        {
          title: { en: 'Note shutter' },
          text: { en: 'Opens when all 40 notes lie in the bundle, closes after 30 seconds.' },
          x: 49,
          y: 47,
        },
        {
          title: { en: 'Grade I safe' },
          text: { en: 'Four cassettes of 2,500 notes behind EN 1143-1 grade I.' },
          x: 49,
          y: 74,
        },
        {
          title: { en: 'PIN pad E20' },
          text: { en: '16 steel keys to PCI PTS 5.x, our own make.' },
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
          text: { en: 'Eight hoppers of 800 coins on a slide and a lock of their own.' },
          x: 75,
          y: 70,
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'steps',
      title: { en: 'A payment to the cent, second by second' },
      items: [
        {
          mark: '0 s',
          title: { en: 'Card, phone or code' },
          text: { en: 'A code sent by a social office or a shop’s bank works without a card.' },
        },
        {
          mark: '6 s',
          title: { en: 'The mix is offered' },
          text: {
            en: 'By denomination if the customer wishes, as far as cassettes and hoppers allow.',
          },
        },
        {
          mark: '11 s',
          title: { en: 'Counted twice' },
          text: {
            en: 'Each coin passes a light gate and an induction coil. Two counters must agree.',
          },
        },
        {
          mark: '19 s',
          title: { en: 'Released together' },
          text: { en: 'Notes at 420 a minute and coins at 480 arrive within the same second.' },
        },
        {
          mark: '25 s',
          title: { en: 'Booked' },
          text: { en: 'The journal names every cassette and hopper that gave something.' },
        },
      ],
    },
    {
      blockType: 'applications',
      title: { en: 'Who needs coins from a wall' },
      picture: 'key:scene-industry-banking',
      places: [
        {
          title: { en: 'Banks with small branches' },
          text: { en: 'Change for 20 shops on a street, without a teller counting rolls.' },
        },
        {
          title: { en: 'Post and pension offices' },
          text: { en: 'Benefits paid to the cent on the day they are due.' },
        },
        {
          title: { en: 'Markets and shopping centres' },
          text: { en: 'Coins ordered by app before opening time, taken out by code.' },
        },
        {
          title: { en: 'Plants that pay in cash' },
          text: { en: 'For wages alone, with badge and pay slip, see the payroll kiosk.' },
          machine: { en: 'W600 Cash Payroll Kiosk' },
          href: '/product/payroll-w600-cash-payroll-kiosk',
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'With coins, or without' },
      text: {
        en: 'The A100 lobby machine shares head, PIN pad and software. It is 160 mm narrower, and pays in notes alone.',
      },
      products: 'atm-a700-banknote-and-coin-dispenser\natm-a100-lobby',
      specifications: {
        en: 'Note capacity\nCoin capacity\nBundle size\nThroughput\nDisplay\nPIN pad\nSafe\nProtocols\nDimensions (W × D × H)\nWeight',
      },
    },
  ],
}
