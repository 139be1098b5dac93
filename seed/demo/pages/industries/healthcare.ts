import { builtInSection } from '../section-text'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

export const industryHealthcare: DemoPage = {
  path: '/industries/healthcare',
  title: { en: 'Retail and Healthcare' },
  seo: {
    description: {
      en: 'Check-in and screening kiosks, self-checkouts, pharmacy lockers, and card dispensers for places where people wait.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: { en: 'A shorter wait at the desk' },
      text: {
        en: 'Seven hundred patients register in two hours on a Monday morning. Four kiosks take 40 seconds per patient, and the desk has time for those who need a person.',
      },
      picture: 'key:scene-industry-healthcare',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'retail-healthcare',
      layout: 'mirrored',
      builtIn: builtInSection('retail-healthcare'),
    },
    {
      blockType: 'applications',
      title: { en: 'From the entrance to the checkout' },
      places: [
        {
          title: { en: 'Hospital entrance' },
          text: { en: 'Card, consent, copayment, and ticket: one patient every 40 seconds.' },
          machine: { en: 'H200 Patient Check-In' },
          href: '/product/health-h200-patient-check-in',
        },
        {
          title: { en: 'Waiting area' },
          text: {
            en: `Five measurements in ${facts.screeningMinutes} minutes, sent to the record by HL7 or FHIR.`,
          },
          machine: { en: 'H400 Screening Kiosk' },
          href: '/product/health-h400-screening-kiosk',
        },
        {
          title: { en: 'Village, ferry terminal, factory' },
          text: {
            en: 'A doctor on the screen, seven instruments within reach, and walls that reduce sound by 38 dB.',
          },
          machine: { en: 'H600 Consultation Cabin' },
          href: '/product/health-h600-consultation-cabin',
        },
        {
          title: { en: 'Pharmacy, after hours' },
          text: { en: '48 lockers, eight of them at 2–8 °C; a pick-up takes 20 seconds.' },
          machine: { en: 'P400 Pharmacy Pick-Up' },
          href: '/product/retail-healthcare-p400-pharmacy-pick-up',
        },
        {
          title: { en: 'Shop' },
          text: { en: '25 items a minute on 0.73 m² of floor.' },
          machine: { en: 'P200 Self-Checkout' },
          href: '/product/retail-healthcare-p200-self-checkout',
        },
        {
          title: { en: 'Service counter' },
          text: {
            en: 'Cards issued, topped up, and replaced, on displays from 15.6 to 21.5 inches.',
          },
          machine: { en: 'P600 Card Dispenser Kiosk' },
          href: '/product/retail-healthcare-p600-card-dispenser-kiosk',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'A patient’s visit, minute by minute' },
      ctaText: { en: 'See the healthcare kiosk' },
      ctaHref: '/solutions/healthcare',
      secondText: { en: 'See all healthcare products' },
      secondHref: '/products/healthcare',
    },
  ],
}
