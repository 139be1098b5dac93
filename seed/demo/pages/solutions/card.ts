import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'retail-healthcare-p600-card-dispenser-kiosk'

export const card: DemoPage = {
  path: '/solutions/payment/card',
  title: { en: 'Card Dispenser Kiosk Solution' },
  seo: {
    description: {
      en: 'A kiosk that sells, tops up, and replaces cards: 600 cards in stock, one issued in 12 seconds, touch displays from 15.6 to 21.5 inches.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      tone: 'paper',
      title: { en: 'A card in 12 seconds' },
      text: {
        en: 'The card dispenser kiosk sells cards, tops them up, and replaces lost ones. It encodes each card and reads it back before issuing it.',
      },
      picture: 'key:product-retail-healthcare-p600-card-dispenser-kiosk',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'payment', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'payment', product),
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'Features' },
      text: {
        en: 'All in one kiosk of 420 × 430 mm. Two fit where one checkout stood.',
      },
      items: [
        {
          title: { en: 'Touch display of 15.6 to 21.5 inches' },
          text: {
            en: '15.6, 17, 19, or 21.5 inches in an interchangeable frame. Decide on the size late; changing it takes six screws.',
          },
        },
        {
          title: { en: '600 cards in two sealed magazines' },
          text: {
            en: 'Sealed at the issuer and replaced in one minute, each under its own lock. A bin for 50 cards captures any that fail.',
          },
        },
        {
          title: { en: 'Chip, contactless, magnetic stripe' },
          text: { en: 'Encoded and verified in one pass; 12 seconds from payment to card.' },
        },
        {
          title: { en: 'Top-up without insertion' },
          text: {
            en: 'The customer lays the card on a lit panel; the new balance appears in three seconds.',
          },
        },
        {
          title: { en: 'Card, phone, or cash' },
          text: {
            en: 'PIN entry on the E10 encrypting pad (PCI PTS v5.x), contactless, QR code, and up to 15 notes inserted singly.',
          },
        },
        {
          title: { en: 'Stock reported at every change' },
          text: {
            en: 'The issuing system knows each magazine by number, through ISO 8583 or a REST interface.',
          },
        },
      ],
    },
    {
      blockType: 'dataTable',
      title: { en: 'Choosing a display for your site' },
      columns: { en: 'Display | Kiosk width | Reading distance | Typical sites' },
      rows: {
        en: '15.6 inches | 420 mm | 0.8 m | Reception desks, hotel corridors\n17 inches | 420 mm | 1.0 m | Canteens, student offices\n19 inches | 420 mm | 1.2 m | Metro entrances, hospital lobbies\n21.5 inches | 560 mm | 1.5 m | Shopping centers, with advertising above the menu',
      },
    },
    {
      blockType: 'applications',
      title: { en: 'Applications' },
      text: { en: 'Wherever people line up for a card.' },
      picture: 'key:scene-solution-payment',
      places: [
        {
          title: { en: 'Transit cards' },
          text: { en: 'First issue and top-up at the gate; season passes with a photo.' },
        },
        {
          title: { en: 'Hospital and insurance cards' },
          text: { en: 'A lost card replaced on presentation of an ID, and the old one blocked.' },
        },
        {
          title: { en: 'Gift and membership cards' },
          text: { en: 'Sold with any amount; active as soon as they are issued.' },
        },
        {
          title: { en: 'Campus and company cards' },
          text: { en: 'A first-year class of 4,000 served in two days by three kiosks.' },
        },
        {
          title: { en: 'SIM and prepaid cards' },
          text: { en: 'With an ID check by document scan where the law requires it.' },
        },
        {
          title: { en: 'Bank cards' },
          text: { en: 'Printed with a name and personalized on the spot by a larger machine.' },
          machine: { en: 'S300 Account Station' },
          href: '/product/stm-s300-account-station',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Send us your card' },
      text: {
        en: 'Ten blanks are enough. We return them encoded, with a video of your process on the kiosk.',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'payment', product),
      secondText: { en: 'See P600 specifications' },
      secondHref: '/product/retail-healthcare-p600-card-dispenser-kiosk',
    },
  ],
}
