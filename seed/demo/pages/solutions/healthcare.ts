import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

const product = 'health-h400-screening-kiosk'

export const healthcare: DemoPage = {
  path: '/solutions/healthcare',
  title: { en: 'Healthcare Kiosk' },
  seo: {
    description: {
      en: `Check-in in 40 seconds, five measurements in ${facts.screeningMinutes} minutes, video consultations: kiosks manufactured under an ISO 13485 quality system, audited under MDSAP.`,
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: { en: 'Measured before the doctor’s door opens' },
      text: {
        en: 'A healthcare kiosk registers, measures, and connects. The readings a nurse used to write down are in the record when the patient sits down.',
      },
      picture: 'key:scene-hero-screening',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'healthcare', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'healthcare', product),
    },
    {
      blockType: 'featureList',
      look: 'steps',
      title: { en: 'From the card to the doctor’s screen' },
      items: [
        {
          mark: '0:00',
          title: { en: 'Card or code' },
          text: {
            en: 'Insurance card, ID card, or appointment letter. Missing consents are signed on the screen.',
          },
        },
        {
          mark: '0:40',
          title: { en: 'Registered' },
          text: { en: 'The ticket shows department, floor, and expected time.' },
        },
        {
          mark: '0:45',
          title: { en: 'Sit down' },
          text: {
            en: 'Weight and height are measured while the cuff closes around an arm of 22 to 42 cm.',
          },
        },
        {
          mark: '4:45',
          title: { en: 'Five readings' },
          text: {
            en: 'Blood pressure twice, pulse, oxygen saturation, weight, and height, each beside its normal range.',
          },
        },
        {
          mark: '4:50',
          title: { en: 'In the record' },
          text: {
            en: 'By HL7 or FHIR, with time and device number. Without consent, they are erased after printing.',
          },
        },
      ],
    },
    {
      blockType: 'callouts',
      title: { en: 'Five instruments, no assistant' },
      text: {
        en: 'The H400 checks itself every morning against internal references and locks a function rather than show a doubtful reading.',
      },
      picture: 'key:product-health-h400-screening-kiosk',
      points: [
        {
          title: { en: 'Cuff' },
          text: { en: '±3 mmHg, to ISO 81060-2. Releases at a touch, even without power.' },
          x: 29,
          y: 61,
        },
        {
          title: { en: '21.5-inch guide' },
          text: { en: `Pictures, text, and speech in ${facts.screenLanguages} languages.` },
          x: 46,
          y: 45,
        },
        {
          title: { en: 'Printer' },
          text: { en: 'Readings on paper, or by code on a phone.' },
          x: 39,
          y: 56,
        },
        {
          title: { en: 'Ultrasonic head' },
          text: { en: '1,000 to 2,100 mm, ±5 mm.' },
          x: 68,
          y: 18,
        },
        {
          title: { en: 'Finger sensor' },
          text: { en: 'Oxygen saturation ±2%. The clip is changed in a minute.' },
          x: 54,
          y: 59,
        },
        {
          title: { en: 'Footplate' },
          text: { en: 'Four load cells, up to 250 kg, ±0.1 kg.' },
          x: 68,
          y: 84,
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Check-in, screening, consultation' },
      text: {
        en: 'Three machines, one patient identity. Start with any of them.',
      },
      products:
        'health-h200-patient-check-in\nhealth-h400-screening-kiosk\nhealth-h600-consultation-cabin',
      specifications: {
        en: 'Measurements\nAccuracy\nThroughput\nProtocols\nCertification\nDimensions (W × D × H)',
      },
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Made for clinical use' },
      items: [
        {
          title: { en: 'ISO 13485 and MDSAP' },
          text: {
            en: 'Development, production, and complaint handling under one audited quality system, recognized in five countries.',
          },
        },
        {
          title: { en: 'IEC 60601-1' },
          text: { en: 'Electrical safety of devices that touch patients, kiosks included.' },
        },
        {
          title: { en: 'Wiped 40 times a day' },
          text: {
            en: 'Powder-coated steel, rounded edges, no open joints, resistant to hospital disinfectants.',
          },
        },
        {
          title: { en: 'Within reach when seated' },
          text: {
            en: 'Screen and slots between 900 and 1,200 mm; headset socket and tactile keys for blind patients.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Try it yourself' },
      text: {
        en: 'We set up a kiosk in your lobby for two weeks, with your forms and your record system in test.',
      },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'healthcare', product),
      secondText: getQuote,
      secondHref: contactLink('quote', 'healthcare', product),
    },
  ],
}
