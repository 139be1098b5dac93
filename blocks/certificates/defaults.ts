import type { CertificatesBlock } from '@/payload-types'

export const defaults: CertificatesBlock = {
  blockType: 'certificates',
  title: 'Certificates',
  items: [
    {
      standard: 'ISO 9001',
      subject: 'Quality management',
      number: 'EX-9001-0001',
      scope: 'Development, production and service of self-service terminals',
      validUntil: '2027-06-30T00:00:00.000Z',
      picture: 'key:certificate-iso-9001',
    },
    {
      standard: 'ISO 14001',
      subject: 'Environmental management',
      number: 'EX-14001-0001',
      picture: 'key:certificate-iso-14001',
    },
    {
      standard: 'PCI PTS v6',
      subject: 'Security of PIN entry',
      number: 'EX-PTS-0006',
      picture: 'key:certificate-pci-pts-v6',
    },
  ],
}
