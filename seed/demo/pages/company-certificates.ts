import type { DemoPage } from './types'

export const companyCertificates: DemoPage = {
  path: '/company/certificates',
  title: { en: 'Certificates' },
  seo: {
    description: {
      en: 'ISO 13485, MDSAP, ISO 9001, ISO 14001, ISO 27001, ISO 45001, PCI PTS v6 and v5: scope and validity of each, with sample documents.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'certificates',
      title: { en: 'Independently audited' },
      text: {
        en: 'Auditors review six certificates every year and choose what to inspect. The other two are PCI approvals, earned in the laboratory.',
      },
      picture: 'key:scene-test-laboratory',
    },
    {
      blockType: 'certificates',
      title: { en: 'Eight certificates and what they cover' },
      text: {
        en: 'The documents and numbers shown here are samples. Click one to enlarge it. Support sends a signed copy and, for PCI, a link to the public listing.',
      },
    },
  ],
}
