import { contactLink, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

export const familyHealthcare: DemoPage = {
  path: '/products/healthcare',
  title: { en: 'Healthcare Products' },
  seo: {
    description: {
      en: 'Patient check-in, screening kiosks, consultation cabins, and pharmacy lockers with specifications.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: { en: 'Check in, measure, consult' },
      text: {
        en: 'Terminals for patients, made to be wiped 40 times a day.',
      },
      picture: 'key:scene-solution-healthcare',
    },
    {
      blockType: 'familyProducts',
      family: 'healthcare',
      limit: 6,
      title: { en: 'Four machines for patients' },
    },
    {
      blockType: 'dataTable',
      title: { en: 'Standards they meet' },
      columns: { en: 'Standard | What it covers | Machines' },
      rows: {
        en: 'ISO 13485 | Development and production under one audited quality system | H400, H600\nMDSAP | One audit for five countries | H400, H600\nIEC 60601-1 | Electrical safety of devices that touch patients | H400, H600\nISO 81060-2 | Blood pressure accuracy, clinically tested | H400, H600\nMDR 2017/745, FDA 510(k) | Approval as a medical device in Europe (class IIa) and the United States | H400, H600\nADA, EN 301 549 | Use by people with disabilities | H200, H400, H600, P400\nHL7 v2, FHIR, DICOM | Data exchange with the patient record | H200, H400, H600\nPCI PTS v5.x | PIN entry | H200, P400',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Two weeks in your lobby' },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'healthcare'),
      secondText: { en: 'See retail and healthcare' },
      secondHref: '/industries/healthcare',
    },
  ],
}
