import type { Localized } from '@/src/i18n/localized'
import { facts } from './facts'
import type { PictureKey } from './types'

export interface DemoCertificate {
  /** Natural key. */
  number: string
  standard: string
  subject: Localized
  scope: Localized
  authority: string
  authorityUrl: string
  /** Days, `YYYY-MM-DD`. */
  firstDay: string
  lastDay: string
  isCompanyWide: boolean
  /** Slugs. */
  products: string[]
  picture: PictureKey
  order: number
}

const registrar = {
  authority: 'Harbour Mere Registrars',
  authorityUrl: 'https://registrars.example/certificates',
}

const laboratory = {
  authority: 'Northgate Terminal Laboratory',
  authorityUrl: 'https://laboratory.example/approvals',
}

const screening = ['health-h400-screening-kiosk', 'health-h600-consultation-cabin']

/**
 * Certificates of every state: valid ones, one that ends within 60 days of the demo's autumn of 2026 with the one that
 * follows it, and one that has expired.
 */
export const certificates: DemoCertificate[] = [
  {
    number: 'SAMPLE-13485',
    standard: 'ISO 13485',
    subject: { en: 'Medical devices' },
    scope: { en: 'Development, production, and service of screening and consultation kiosks' },
    ...registrar,
    firstDay: '2025-03-15',
    lastDay: '2028-03-14',
    isCompanyWide: true,
    products: screening,
    picture: 'certificate-iso-13485',
    order: 10,
  },
  {
    number: 'SAMPLE-MDSAP',
    standard: 'MDSAP',
    subject: { en: 'Medical Device Single Audit Program' },
    scope: {
      en: 'Screening kiosks sold in Australia, Brazil, Canada, Japan, and the United States',
    },
    ...registrar,
    firstDay: '2025-03-15',
    lastDay: '2028-03-14',
    isCompanyWide: true,
    products: ['health-h400-screening-kiosk'],
    picture: 'certificate-mdsap',
    order: 20,
  },
  {
    number: 'SAMPLE-9001-2021',
    standard: 'ISO 9001',
    subject: { en: 'Quality management' },
    scope: {
      en: 'Development, production, sale, and service of self-service terminals and PIN pads',
    },
    ...registrar,
    firstDay: '2021-10-01',
    lastDay: '2024-09-30',
    isCompanyWide: true,
    products: [],
    picture: 'certificate-iso-9001',
    order: 30,
  },
  {
    number: 'SAMPLE-9001',
    standard: 'ISO 9001',
    subject: { en: 'Quality management' },
    scope: {
      en: 'Development, production, sale, and service of self-service terminals and PIN pads',
    },
    ...registrar,
    firstDay: '2024-10-01',
    lastDay: '2027-09-30',
    isCompanyWide: true,
    products: [],
    picture: 'certificate-iso-9001',
    order: 31,
  },
  {
    number: 'SAMPLE-14001',
    standard: 'ISO 14001',
    subject: { en: 'Environmental management' },
    scope: { en: 'Sites in Shenzhen and Huizhou, including the return of end-of-life machines' },
    ...registrar,
    firstDay: '2024-10-01',
    lastDay: '2027-09-30',
    isCompanyWide: true,
    products: [],
    picture: 'certificate-iso-14001',
    order: 40,
  },
  {
    number: 'SAMPLE-27001',
    standard: 'ISO 27001',
    subject: { en: 'Information security' },
    scope: { en: 'Administration, service portal, key room, and source code' },
    ...registrar,
    firstDay: '2024-06-18',
    lastDay: '2027-06-17',
    isCompanyWide: true,
    products: [],
    picture: 'certificate-iso-27001',
    order: 50,
  },
  {
    number: 'SAMPLE-45001',
    standard: 'ISO 45001',
    subject: { en: 'Health and safety at work' },
    scope: { en: 'Assembly, laboratory, warehouse, and field service' },
    ...registrar,
    firstDay: '2024-01-16',
    lastDay: '2027-01-15',
    isCompanyWide: true,
    products: [],
    picture: 'certificate-iso-45001',
    order: 60,
  },
  {
    number: 'SAMPLE-45001-2027',
    standard: 'ISO 45001',
    subject: { en: 'Health and safety at work' },
    scope: { en: 'Assembly, laboratory, warehouse, and field service' },
    ...registrar,
    firstDay: '2027-01-16',
    lastDay: '2030-01-15',
    isCompanyWide: true,
    products: [],
    picture: 'certificate-iso-45001',
    order: 61,
  },
  {
    number: 'SAMPLE-PTS-V6',
    standard: 'PCI PTS v6',
    subject: { en: 'PIN transaction security, version 6' },
    scope: { en: 'Encrypting PIN pad E30, for facades and drive-up lanes' },
    ...laboratory,
    firstDay: '2025-02-17',
    lastDay: '2031-04-30',
    isCompanyWide: false,
    products: ['epp-e30-outdoor-pin-pad'],
    picture: 'certificate-pci-pts-v6',
    order: 70,
  },
  {
    number: 'SAMPLE-PTS-V5',
    standard: 'PCI PTS v5',
    subject: { en: 'PIN transaction security, version 5' },
    scope: {
      en: `Encrypting PIN pads E10, E20, and E40 (PCI PTS v5.x), until ${facts.pinPadV5Expiry}; the E30 (v6) succeeds the E20, v6 successors of the others follow`,
    },
    ...laboratory,
    firstDay: '2019-05-01',
    lastDay: '2027-04-30',
    isCompanyWide: false,
    products: ['epp-e10-compact-pin-pad', 'epp-e20-standard-pin-pad', 'epp-e40-touch-pin-pad'],
    picture: 'certificate-pci-pts-v5',
    order: 80,
  },
]
