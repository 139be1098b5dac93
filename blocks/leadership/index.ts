import type { LeadershipBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { withinLength } from '@/src/payload/fields/text'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'leadership'> = {
  slug: 'leadership',
  interfaceName: 'LeadershipBlock',
  labels: { singular: 'Leadership', plural: 'Leaderships' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Heading above the people' } }),
    {
      name: 'leaders',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'Person', plural: 'People' },
      admin: { description: 'Visitors choose a person to read about. The first one is open' },
      fields: [
        blockLine('name', { required: true, admin: { description: 'Name of the person' } }),
        blockLine('position', { required: true, admin: { description: 'Job title' } }),
        {
          name: 'anchor',
          type: 'text',
          required: true,
          maxLength: 60,
          validate: withinLength(
            (value: unknown) =>
              (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) ||
              'anchor holds lower-case letters, digits and hyphens and begins with a letter',
          ),
          admin: {
            description: 'Last part of the address that opens this person, such as founder',
          },
        },
        blockPicture({ description: 'Square portrait' }),
        blockLine('statement', {
          maxLength: 300,
          admin: { description: 'A quote from the person, without quotation marks' },
        }),
        blockText('bio', {
          required: true,
          admin: { description: 'Each line becomes a paragraph', rows: 6 },
        }),
        { ...blockPicture({ description: 'Wide photo beside the biography' }), name: 'detail' },
      ],
    },
  ],
}

const defaults: LeadershipBlock = {
  blockType: 'leadership',
  title: 'Leadership',
  leaders: [
    {
      name: 'Ada Example',
      position: 'Founder and Chairman',
      anchor: 'founder',
      picture: 'key:leader-founder',
      detail: 'key:leader-founder-detail',
      bio: 'Designed the company’s first keyboard and still tests every new one by hand.',
    },
    {
      name: 'Ben Example',
      position: 'Executive Vice President',
      anchor: 'vice-president',
      picture: 'key:leader-vice-president',
      detail: 'key:leader-vice-president-detail',
      bio: 'Responsible for production, service, and spare parts.',
    },
  ],
}

export const leadership = defineBlock<LeadershipBlock>({ schema, defaults })
