import type { CertificatesBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { dayPicker } from '@/src/payload/fields/days'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'certificates'> = {
  slug: 'certificates',
  interfaceName: 'CertificatesBlock',
  labels: { singular: 'Certificates', plural: 'Certificates' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Heading above the grid' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'How visitors can verify certificates (optional)' },
    }),
    {
      name: 'items',
      type: 'array',
      maxRows: 40,
      labels: { singular: 'Certificate', plural: 'Certificates' },
      admin: {
        description:
          'Leave empty to show all certificates valid today. Certificates listed here replace them, in the order of the grid',
      },
      fields: [
        {
          name: 'standard',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'Name of the standard, such as ISO 9001' },
        },
        blockLine('subject', { admin: { description: 'What the standard is about' } }),
        {
          name: 'number',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Certificate number' },
        },
        blockText('scope', { maxLength: 500, admin: { description: 'What was certified' } }),
        {
          name: 'validUntil',
          type: 'date',
          custom: { isLastDay: true },
          admin: {
            description: 'Last day of validity. Hidden from the next day on',
            date: dayPicker,
          },
        },
        blockPicture({ description: 'The certificate; visitors can enlarge it' }),
      ],
    },
  ],
}

const defaults: CertificatesBlock = {
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

export const certificates = defineBlock<CertificatesBlock>({ schema, defaults })
