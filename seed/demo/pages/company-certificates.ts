import { facts } from '../facts'
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
      items: [
        {
          standard: 'ISO 13485',
          subject: { en: 'Medical devices' },
          number: 'SAMPLE-13485',
          scope: {
            en: 'Development, production, and service of screening and consultation kiosks',
          },
          validUntil: '2028-03-14T00:00:00.000Z',
          picture: 'key:certificate-iso-13485',
        },
        {
          standard: 'MDSAP',
          subject: { en: 'Medical Device Single Audit Program' },
          number: 'SAMPLE-MDSAP',
          scope: {
            en: 'Screening kiosks sold in Australia, Brazil, Canada, Japan, and the United States',
          },
          validUntil: '2028-03-14T00:00:00.000Z',
          picture: 'key:certificate-mdsap',
        },
        {
          standard: 'ISO 9001',
          subject: { en: 'Quality management' },
          number: 'SAMPLE-9001',
          scope: {
            en: 'Development, production, sale, and service of self-service terminals and PIN pads',
          },
          validUntil: '2027-09-30T00:00:00.000Z',
          picture: 'key:certificate-iso-9001',
        },
        {
          standard: 'ISO 14001',
          subject: { en: 'Environmental management' },
          number: 'SAMPLE-14001',
          scope: {
            en: 'Sites in Shenzhen and Huizhou, including the return of end-of-life machines',
          },
          validUntil: '2027-09-30T00:00:00.000Z',
          picture: 'key:certificate-iso-14001',
        },
        {
          standard: 'ISO 27001',
          subject: { en: 'Information security' },
          number: 'SAMPLE-27001',
          scope: { en: 'Administration, service portal, key room, and source code' },
          validUntil: '2027-06-17T00:00:00.000Z',
          picture: 'key:certificate-iso-27001',
        },
        {
          standard: 'ISO 45001',
          subject: { en: 'Health and safety at work' },
          number: 'SAMPLE-45001',
          scope: { en: 'Assembly, laboratory, warehouse, and field service' },
          validUntil: '2027-11-05T00:00:00.000Z',
          picture: 'key:certificate-iso-45001',
        },
        {
          standard: 'PCI PTS v6',
          subject: { en: 'PIN transaction security, version 6' },
          number: 'SAMPLE-PTS-V6',
          scope: { en: 'Encrypting PIN pad E30, for facades and drive-up lanes' },
          validUntil: '2031-04-30T00:00:00.000Z',
          picture: 'key:certificate-pci-pts-v6',
        },
        {
          standard: 'PCI PTS v5',
          subject: { en: 'PIN transaction security, version 5' },
          number: 'SAMPLE-PTS-V5',
          scope: {
            en: `Encrypting PIN pads E10, E20, and E40 (PCI 5.x), until ${facts.pinPadV5Expiry}; the E30 (v6) succeeds the E20, v6 successors of the others follow`,
          },
          validUntil: '2027-04-30T00:00:00.000Z',
          picture: 'key:certificate-pci-pts-v5',
        },
      ],
    },
  ],
}
