import type { DemoPage } from './types'

export const companyCertificates: DemoPage = {
  path: '/company/certificates',
  title: { en: 'Certificates' },
  seo: {
    description: {
      en: 'ISO 13485, MDSAP, ISO 9001, ISO 14001, ISO 27001, ISO 45001, PCI PTS v6 and v5: numbers, scopes and validity.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'certificates',
      title: { en: 'Others looked closely, too' },
      text: {
        en: 'Eight certificates, renewed by auditors who come unannounced once a year and choose for themselves what they open.',
      },
      picture: 'key:scene-test-laboratory',
    },
    {
      blockType: 'certificates',
      title: { en: 'Eight certificates and what they cover' },
      text: {
        en: 'Each can be enlarged. Our support sends the signed copy and, for PCI, the address of the entry in the public list.',
      },
      items: [
        {
          standard: 'ISO 13485',
          subject: { en: 'Medical devices' },
          number: 'SG-13485-2022-017',
          scope: { en: 'Development, production and service of screening and consultation kiosks' },
          validUntil: '2028-03-14T00:00:00.000Z',
          picture: 'key:certificate-iso-13485',
        },
        {
          standard: 'MDSAP',
          subject: { en: 'Medical Device Single Audit Program' },
          number: 'SG-MDSAP-2022-004',
          scope: {
            en: 'Screening kiosks for Australia, Brazil, Canada, Japan and the United States',
          },
          validUntil: '2028-03-14T00:00:00.000Z',
          picture: 'key:certificate-mdsap',
        },
        {
          standard: 'ISO 9001',
          subject: { en: 'Quality management' },
          number: 'SG-9001-2006-031',
          scope: {
            en: 'Development, production, sale and service of self-service terminals and PIN pads',
          },
          validUntil: '2027-09-30T00:00:00.000Z',
          picture: 'key:certificate-iso-9001',
        },
        {
          standard: 'ISO 14001',
          subject: { en: 'Environmental management' },
          number: 'SG-14001-2011-022',
          scope: { en: 'Sites in Shenzhen and Huizhou, with the return of worn-out machines' },
          validUntil: '2027-09-30T00:00:00.000Z',
          picture: 'key:certificate-iso-14001',
        },
        {
          standard: 'ISO 27001',
          subject: { en: 'Information security' },
          number: 'SG-27001-2015-009',
          scope: { en: 'Administration, service portal, key room and source code' },
          validUntil: '2027-06-17T00:00:00.000Z',
          picture: 'key:certificate-iso-27001',
        },
        {
          standard: 'ISO 45001',
          subject: { en: 'Health and safety at work' },
          number: 'SG-45001-2018-012',
          scope: { en: 'Assembly, laboratory, warehouse and field service' },
          validUntil: '2027-11-05T00:00:00.000Z',
          picture: 'key:certificate-iso-45001',
        },
        {
          standard: 'PCI PTS v6',
          subject: { en: 'PIN transaction security, version 6' },
          number: 'SG-PTS6-2025-030',
          scope: { en: 'Encrypting PIN pad E30, for facades and drive-up lanes' },
          validUntil: '2031-04-30T00:00:00.000Z',
          picture: 'key:certificate-pci-pts-v6',
        },
        {
          standard: 'PCI PTS v5',
          subject: { en: 'PIN transaction security, version 5' },
          number: 'SG-PTS5-2019-020',
          scope: { en: 'Encrypting PIN pads E10, E20 and E40 (PCI 5.x)' },
          validUntil: '2027-04-30T00:00:00.000Z',
          picture: 'key:certificate-pci-pts-v5',
        },
      ],
    },
  ],
}
