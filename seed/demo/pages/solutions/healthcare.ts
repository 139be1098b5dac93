import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'health-h400-screening-kiosk'

export const healthcare: DemoPage = {
  path: '/solutions/healthcare',
  title: { en: 'Healthcare Kiosk' },
  seo: {
    description: {
      en: 'Check-in in 40 seconds, five measurements in four minutes, a consultation behind walls of 38 dB: healthcare kiosks made under ISO 13485 and audited under MDSAP.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: { en: 'The doctor knows before the door opens' },
      text: {
        en: 'A healthcare kiosk registers, measures and connects. What a nurse wrote down five times a morning stands in the record when the patient sits down.',
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
            en: 'Insurance card, identity card or appointment letter. Missing consents are signed on the screen.',
          },
        },
        {
          mark: '0:40',
          title: { en: 'Registered' },
          text: { en: 'The ticket names department, floor and expected time of call.' },
        },
        {
          mark: '1:10',
          title: { en: 'Sit down' },
          text: {
            en: 'Weight and height are taken while the cuff closes itself round an arm of 22 to 42 cm.',
          },
        },
        {
          mark: '4:00',
          title: { en: 'Five values' },
          text: {
            en: 'Blood pressure twice, pulse, oxygen saturation, weight, height: each beside the range a physician expects.',
          },
        },
        {
          mark: '4:05',
          title: { en: 'In the record' },
          text: {
            en: 'By HL7 or FHIR, with time and device number. Without consent they are erased after printing.',
          },
        },
      ],
    },
    {
      blockType: 'callouts',
      title: { en: 'Five instruments, no assistant' },
      text: {
        en: 'The H400 checks itself every morning against internal references, and locks a function rather than show a doubtful value.',
      },
      picture: 'key:product-health-h400-screening-kiosk',
      points: [
        {
          title: { en: 'Cuff' },
          text: { en: '±3 mmHg, to ISO 81060-2. Releases at a touch, at once and without power.' },
          x: 29,
          y: 61,
        },
        {
          title: { en: '21.5-inch guide' },
          text: { en: 'Pictures, text and speech in ten languages.' },
          x: 46,
          y: 45,
        },
        {
          title: { en: 'Printer' },
          text: { en: 'Values on paper, or on the telephone by code.' },
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
        en: 'Three machines, one patient identity between them. Any of them can be the first.',
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
      title: { en: 'Made for a place with rules' },
      items: [
        {
          title: { en: 'ISO 13485 and MDSAP' },
          text: {
            en: 'Development, production and complaints follow one audited system, valid in five countries at once.',
          },
        },
        {
          title: { en: 'IEC 60601-1' },
          text: { en: 'The electrical safety of a device that touches patients, kiosk or not.' },
        },
        {
          title: { en: 'Wiped forty times a day' },
          text: {
            en: 'Powder-coated steel, rounded edges, no open joint, resistant to ward disinfectants.',
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
      title: { en: 'Try it on your own arm' },
      text: {
        en: 'We set a kiosk up in your entrance hall for two weeks, with your forms and your record system in test.',
      },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'healthcare', product),
      secondText: getQuote,
      secondHref: contactLink('quote', 'healthcare', product),
    },
  ],
}
