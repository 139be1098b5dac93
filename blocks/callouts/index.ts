import type { CalloutsBlock } from '@/payload-types'
import {
  blockChoice,
  blockLine,
  blockPicture,
  blockText,
  ctaFields,
  secondCtaFields,
} from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const percent = (name: string, description: string) => ({
  name,
  type: 'number' as const,
  required: true,
  min: 0,
  max: 100,
  admin: { description, width: '50%' },
})

const schema: BlockSchema<'callouts'> = {
  slug: 'callouts',
  interfaceName: 'CalloutsBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    blockPicture({ description: 'A picture with a plain background works best' }),
    blockChoice('tone', [
      { value: 'plain', label: 'Page background' },
      { value: 'ink', label: 'Dark' },
    ]),
    {
      name: 'points',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: 'Parts in the left half of the picture are labeled on the left' },
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { maxLength: 500 }),
        {
          type: 'row',
          fields: [
            percent('x', 'From the left edge of the picture, per cent'),
            percent('y', 'From its upper edge, per cent'),
          ],
        },
      ],
    },
    ...ctaFields,
    ...secondCtaFields,
  ],
}

const defaults: CalloutsBlock = {
  blockType: 'callouts',
  title: 'Under the keys',
  picture: 'key:product-epp-e30-outdoor-pin-pad',
  points: [
    { title: 'Steel keys', text: 'Guided on two pins, 5 million presses each.', x: 35, y: 50 },
    { title: 'Privacy rim', text: 'Hides the hand from three sides.', x: 80, y: 30 },
  ],
}

export const callouts = defineBlock<CalloutsBlock>({ schema, defaults })
