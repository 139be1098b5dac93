import { blockPicture } from '../../collections/fields/block-picture'
import { blockLine } from '../../collections/fields/block-text'
import { ctaFields } from '../../collections/fields/call-to-action'
import { linkField } from '../../collections/fields/link'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'heroCarousel'> = {
  slug: 'heroCarousel',
  interfaceName: 'HeroCarouselBlock',
  fields: [
    blockLine('title', {
      required: true,
      admin: { description: 'What the page is about; read out, not shown' },
    }),
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 10,
      fields: [
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'image',
          options: ['image', 'video', 'youtube', 'link'],
          admin: {
            description: 'video: a film of our own that loops; youtube: a link to the video site',
          },
        },
        blockLine('heading', { required: true }),
        blockLine('subheading', { maxLength: 500 }),
        blockPicture({ description: 'The picture of the slide, or the first frame of its film' }),
        linkField('src', {
          admin: {
            description: 'Address of the film that loops',
            condition: (_, slide) => slide?.type === 'video',
          },
        }),
        {
          name: 'youtubeId',
          type: 'text',
          maxLength: 20,
          admin: {
            description: 'Left empty: the story film of the site settings',
            condition: (_, slide) => slide?.type === 'youtube',
          },
        },
        ...ctaFields,
      ],
    },
  ],
}
