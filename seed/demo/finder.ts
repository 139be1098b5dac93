import type { DemoFinderQuestion } from './types'

const width = (max: number) =>
  [{ test: 'atMost', attribute: 'dimensions', side: 'width', max, unit: 'mm' }] as const

const notes = (min: number) => [{ test: 'atLeast', attribute: 'note-capacity', min }] as const

const temperature = (min: number, max: number) =>
  [{ test: 'between', attribute: 'operating-temperature', min, max, unit: '°C' }] as const

const oneOf = (attribute: string, ...choices: string[]) =>
  [{ test: 'oneOf', attribute, choices }] as const

const ofCategory = (...categories: string[]) => [{ test: 'category', categories }] as const

/** The questions of the demo's finder, in their order. */
export const finderQuestions: DemoFinderQuestion[] = [
  {
    slug: 'task',
    question: { en: 'What should the machine do?' },
    answers: [
      { key: 'pay-out', label: { en: 'Pay out cash' }, conditions: ofCategory('atm', 'crs') },
      { key: 'take-in', label: { en: 'Take in cash' }, conditions: ofCategory('cdm', 'crs') },
      { key: 'accounts', label: { en: 'Serve account holders' }, conditions: ofCategory('stm') },
      {
        key: 'patients',
        label: { en: 'Check patients in' },
        conditions: [...ofCategory('health'), ...oneOf('protocols', 'hl7-v2', 'fhir')],
      },
      {
        key: 'shop',
        label: { en: 'Serve shoppers' },
        conditions: ofCategory('retail-healthcare'),
      },
      { key: 'tickets', label: { en: 'Sell tickets' }, conditions: ofCategory('otc') },
      {
        key: 'wages',
        label: { en: 'Record hours and pay wages' },
        conditions: ofCategory('payroll'),
      },
      {
        key: 'currency',
        label: { en: 'Sell and buy digital currency' },
        conditions: ofCategory('bitcoin'),
      },
      { key: 'signage', label: { en: 'Show information' }, conditions: ofCategory('signage') },
      {
        key: 'built-in',
        label: { en: 'Be built into another machine' },
        conditions: ofCategory('epp', 'keyboard', 'trackball', 'signature', 'lock'),
      },
    ],
  },
  {
    slug: 'place',
    question: { en: 'Where will it be installed?' },
    help: { en: 'The machine must work across the full temperature range of the site.' },
    answers: [
      { key: 'heated', label: { en: 'In a heated room' }, conditions: temperature(10, 35) },
      {
        key: 'unheated',
        label: { en: 'Indoors, without heating' },
        conditions: temperature(0, 40),
      },
      { key: 'outdoors', label: { en: 'Outdoors' }, conditions: temperature(-20, 45) },
    ],
  },
  {
    slug: 'width',
    question: { en: 'How wide may it be?' },
    help: { en: 'Measured across the closed machine, seen from the front.' },
    answers: [
      { key: '500-mm', label: { en: 'At most 500 mm (20 in)' }, conditions: width(500) },
      { key: '800-mm', label: { en: 'At most 800 mm (31 in)' }, conditions: width(800) },
      { key: '1000-mm', label: { en: 'At most 1,000 mm (39 in)' }, conditions: width(1000) },
    ],
  },
  {
    slug: 'notes',
    question: { en: 'How many banknotes should it hold?' },
    help: { en: 'Total of all cassettes.' },
    answers: [
      { key: '2000', label: { en: '2,000 or more' }, conditions: notes(2000) },
      { key: '6000', label: { en: '6,000 or more' }, conditions: notes(6000) },
      { key: '10000', label: { en: '10,000 or more' }, conditions: notes(10_000) },
    ],
  },
  {
    slug: 'protocol',
    question: { en: 'Which protocol does your host use?' },
    answers: [
      { key: 'ndc', label: { en: 'NDC or DDC' }, conditions: oneOf('protocols', 'ndc', 'ddc') },
      { key: 'iso8583', label: { en: 'ISO 8583' }, conditions: oneOf('protocols', 'iso8583') },
      {
        key: 'health',
        label: { en: 'HL7 v2 or FHIR' },
        conditions: oneOf('protocols', 'hl7-v2', 'fhir'),
      },
      {
        key: 'web',
        label: { en: 'REST API or web service' },
        conditions: oneOf('protocols', 'rest-api', 'web-service'),
      },
    ],
  },
  {
    slug: 'safe',
    question: { en: 'Which safe does your insurer require?' },
    answers: [
      {
        key: 'ul-291',
        label: { en: 'UL 291 Business Hours' },
        conditions: oneOf('safe', 'ul-291-business-hours'),
      },
      {
        key: 'en-1143-1',
        label: { en: 'EN 1143-1, any grade' },
        conditions: oneOf('safe', 'en-1143-1-grade-i', 'en-1143-1-grade-ii', 'en-1143-1-grade-iii'),
      },
      {
        key: 'grade-iii',
        label: { en: 'EN 1143-1 grade III' },
        conditions: oneOf('safe', 'en-1143-1-grade-iii'),
      },
    ],
  },
]
