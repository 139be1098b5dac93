import type { SolutionCardsBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText, ctaFields } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'solutionCards'> = {
  slug: 'solutionCards',
  interfaceName: 'SolutionCardsBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text'),
    ...ctaFields,
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        blockLine('title', { required: true }),
        blockText('description', { maxLength: 500 }),
        linkField('href', { required: true }),
        blockPicture(),
      ],
    },
  ],
}

const defaults: SolutionCardsBlock = {
  blockType: 'solutionCards',
  title: 'Who We Are',
  text: 'We design, build, and service self-service terminals.',
  ctaText: 'Learn More',
  ctaHref: 'company/about-us',
  cards: [
    {
      title: 'Cash deposit',
      description: 'Counts, checks, and credits notes and coins.',
      href: '/solutions/cdm',
      picture: 'key:scene-solution-cdm',
    },
    {
      title: 'Encrypting PIN pads',
      description: 'The PIN is encrypted before it leaves the keys.',
      href: '/solutions/epp',
      picture: 'key:scene-solution-epp',
    },
  ],
}

export const solutionCards = defineBlock<SolutionCardsBlock>({ schema, defaults })
