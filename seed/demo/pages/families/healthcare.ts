import { contactLink, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

export const familyHealthcare: DemoPage = {
  path: '/products/healthcare',
  title: { en: 'Healthcare Products' },
  seo: {
    description: {
      en: 'Patient check-in, screening kiosks, consultation cabins, pharmacy lockers and self-checkouts with their specifications.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: { en: 'Check in, measure, consult' },
      text: {
        en: 'Two categories: machines that meet patients, and machines that meet customers. Both are wiped forty times a day.',
      },
      picture: 'key:scene-solution-healthcare',
    },
    {
      blockType: 'familyProducts',
      family: 'healthcare',
      limit: 6,
      title: { en: 'Six machines for halls' },
    },
    {
      blockType: 'dataTable',
      title: { en: 'What they are held to' },
      columns: { en: 'Standard | What it asks | Which machines' },
      rows: {
        en: 'ISO 13485 | Development and production of medical devices under one audited system | H400, H600\nMDSAP | One audit for five countries | H400, H600\nIEC 60601-1 | Electrical safety of devices that touch patients | H400, H600\nISO 81060-2 | Blood pressure proven on people | H400, H600\nHL7 v2, FHIR, DICOM | Data that the record understands | H200, H400, H600\nPCI PTS 5.x | Where a PIN is entered | H200, P200, P400, P600\nOIML R 76 class III | Weights that may be charged | P200',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Two weeks in your entrance hall' },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'healthcare'),
      secondText: { en: 'Retail and Healthcare' },
      secondHref: '/industries/healthcare',
    },
  ],
}
