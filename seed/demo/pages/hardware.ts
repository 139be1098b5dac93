import { facts } from '../facts'
import { contactLink, getQuote } from './contact-link'
import { builtInSection } from './section-text'
import type { DemoPage } from './types'

export const hardware: DemoPage = {
  path: '/hardware',
  title: { en: 'Hardware Solution' },
  seo: {
    description: {
      en: `Terminals built from modules: PIN pad, note path, lock module, and safe, made in-house and tested against cold, water, and drilling, with spare parts for ${facts.spareParts} years.`,
    },
  },
  layout: [
    {
      blockType: 'contentSection',
      sectionKey: 'hardware-solution',
      layout: 'hardware',
      builtIn: builtInSection('hardware-solution'),
    },
    {
      blockType: 'dataTable',
      title: { en: 'Modules on the bench' },
      text: {
        en: 'What slides into a frame, how it connects, and how long one person needs to replace it with one 4 mm hex key.',
      },
      columns: { en: 'Module | Connection | Protection | Life | Replacement' },
      rows: {
        en: `Encrypting PIN pad E20, E30 | USB 2.0, RS-232 | IP54, IP65 front | ${facts.pinPadKeyLife} million strokes per key | ${facts.pinPadSwapMinutes} min\nNote head, both sides imaged | USB 2.0, 24 V DC | dust seal | 2 million notes per roller | 12 min\nDispenser, four cassettes | USB 2.0, 24 V DC | in the safe | 3 million notes | 18 min\nCoin hopper, 800 coins | USB 2.0, 24 V DC | behind its own lock | 5 million coins | 4 min\nCard reader with jitter motion | USB 2.0 | IP54 at the slot | 1 million cards | 5 min\nLock module | RS-485 | bolt and door sensors | 200,000 cycles | 8 min\nReceipt printer, 80 mm | USB 2.0 | spill tray | 150 km of paper | 3 min`,
      },
    },
    {
      blockType: 'dataTable',
      title: { en: 'Terms of purchase' },
      text: {
        en: 'Lead time, minimum order, and approvals of each machine are in its specifications. Our quote gives them for your configuration.',
      },
      columns: { en: 'Subject | Terms' },
      rows: {
        en: 'Lead time | 3 to 16 weeks from the approved drawing to shipment, by model; repeat orders a third less\nDelivery | FCA Huizhou or CIP to your port; DAP to your site in Europe and North America (Incoterms 2020)\nPayment | 30% with the order, 70% before shipment, or by letter of credit; 30 days net under a framework contract\nPrices | In euros, US dollars, or renminbi, valid for 90 days\nConditions of sale | Enclosed with every quote; the Terms & Conditions of this site apply to the site alone\nBanknotes | Templates for 62 currencies; a new series within 15 working days of receiving test notes; note heads of D200 to R700 on the list of the European Central Bank\nWarranty | Two years for machines, five for PIN pads',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'You name the functions; we configure the machine' },
      text: { en: 'The first sample reaches your laboratory in eight weeks.' },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'other'),
      secondText: { en: 'See all products' },
      secondHref: '/products',
    },
  ],
}
