import type { ImageCarouselBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

/** Time for which a picture stays by default, ms (specification, section 9). */
export const defaultDelay = 4000

const schema: BlockSchema<'imageCarousel'> = {
  slug: 'imageCarousel',
  interfaceName: 'ImageCarouselBlock',
  labels: { singular: 'Text with changing pictures', plural: 'Texts with changing pictures' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Heading of the text' } }),
    blockText('text', {
      required: true,
      admin: { description: 'Each line becomes a paragraph; the first is larger', rows: 6 },
    }),
    {
      name: 'layout',
      type: 'select',
      options: [
        { label: 'Full-width pictures, text below', value: 'wide' },
        { label: 'Pictures on the left (right in right-to-left languages)', value: 'start' },
        { label: 'Pictures on the right (left in right-to-left languages)', value: 'end' },
      ],
      admin: { description: 'Arrangement of pictures and text' },
    },
    {
      name: 'delay',
      type: 'number',
      min: 1000,
      max: 60_000,
      admin: { description: `Display time of each picture in ms. Default: ${defaultDelay}` },
    },
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { description: 'Two to five pictures' },
      fields: [
        blockPicture({ description: 'Wide, 16:9' }),
        blockLine('caption', { admin: { description: 'Shown below the picture' } }),
      ],
    },
  ],
}

const defaults: ImageCarouselBlock = {
  blockType: 'imageCarousel',
  title: 'Mission',
  text: 'To build machines that people trust with their money.',
  layout: 'end',
  slides: [
    { picture: 'key:scene-factory', caption: 'The line in the morning' },
    { picture: 'key:scene-test-laboratory', caption: 'The laboratory at night' },
  ],
}

export const imageCarousel = defineBlock<ImageCarouselBlock>({ schema, defaults })
