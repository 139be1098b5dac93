import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'retail-healthcare-p600-card-dispenser-kiosk'

export const card: DemoPage = {
  path: '/solutions/payment/card',
  title: { en: 'Card Dispenser Kiosk Solution' },
  seo: {
    description: {
      en: 'A kiosk that sells, tops up and replaces cards: 600 cards in stock, one issued in 12 seconds, touch displays of 15.6 to 21.5 inches.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      tone: 'paper',
      title: { en: 'A card in twelve seconds' },
      text: {
        en: 'The card dispenser kiosk sells cards, tops them up and replaces lost ones. It writes each card, reads it back, and only then lets it go.',
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
        en: 'All of them in one kiosk of 420 × 430 mm, of which a shop can put two where a till stood.',
      },
      items: [
        {
          title: { en: 'Touch display of 15.6 to 21.5 inches' },
          text: {
            en: '15.6, 17, 19 or 21.5 inches, in an interchangeable frame. The size can be chosen late, and changed later with six screws.',
          },
        },
        {
          title: { en: '600 cards in two sealed magazines' },
          text: {
            en: 'Sealed at the issuer, exchanged in one minute under a lock of their own. A bin for 50 cards takes back what fails.',
          },
        },
        {
          title: { en: 'Chip, contactless, magnetic stripe' },
          text: { en: 'Encoded and verified in one pass, 12 seconds from payment to card.' },
        },
        {
          title: { en: 'Top-up without insertion' },
          text: {
            en: 'The card is laid on a field of light; the new balance appears in three seconds.',
          },
        },
        {
          title: { en: 'Card, phone or cash' },
          text: {
            en: 'PIN on the E10 encrypting pad to PCI PTS 5.x, contactless, QR code, and up to 15 notes singly.',
          },
        },
        {
          title: { en: 'Stock reported at every change' },
          text: {
            en: 'The issuing system knows each magazine by number, over ISO8583 or a REST interface.',
          },
        },
      ],
    },
    {
      blockType: 'dataTable',
      title: { en: 'Which display for which place' },
      columns: { en: 'Display | Width of the kiosk | Read from | Where it serves' },
      rows: {
        en: '15.6 inches | 420 mm | 0.8 m | Reception desks, hotel corridors\n17 inches | 420 mm | 1.0 m | Canteens, student offices\n19 inches | 420 mm | 1.2 m | Metro entrances, hospital halls\n21.5 inches | 560 mm | 1.5 m | Shopping centres, with advertising above the menu',
      },
    },
    {
      blockType: 'applications',
      title: { en: 'Applications' },
      text: { en: 'Wherever people queue for a piece of plastic that costs less than the queue.' },
      picture: 'key:scene-solution-payment',
      places: [
        {
          title: { en: 'Transit cards' },
          text: { en: 'First issue and top-up at the gate; season tickets with a photograph.' },
        },
        {
          title: { en: 'Hospital and insurance cards' },
          text: { en: 'A lost card replaced against an identity document, the old one blocked.' },
        },
        {
          title: { en: 'Gift and member cards' },
          text: { en: 'Sold with any amount, active when they leave the slot.' },
        },
        {
          title: { en: 'Campus and company cards' },
          text: { en: 'A first-year intake of 4,000 served in two days by three kiosks.' },
        },
        {
          title: { en: 'SIM and prepaid cards' },
          text: { en: 'With an identity check by document scan, where the law asks for it.' },
        },
        {
          title: { en: 'Bank cards' },
          text: { en: 'Printed with a name and personalised on the spot, by the larger sister.' },
          machine: { en: 'S300 Account Station' },
          href: '/product/stm-s300-account-station',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Send us your card' },
      text: {
        en: 'Ten blank ones are enough. We return them encoded, with a film of your process on the kiosk.',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'payment', product),
      secondText: { en: 'Specifications of the P600' },
      secondHref: '/product/retail-healthcare-p600-card-dispenser-kiosk',
    },
  ],
}
