import type { VideoBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { filmField, howToFilm } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'video'> = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Film', plural: 'Films' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Name of the film' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'Content and length of the film' },
    }),
    {
      name: 'film',
      type: 'select',
      required: true,
      defaultValue: 'about',
      options: [
        { label: 'Story film from the site settings', value: 'story' },
        { label: 'Company film from the site settings', value: 'about' },
        { label: 'Service film from the site settings', value: 'service' },
        { label: 'Another film', value: 'other' },
      ],
      admin: { description: 'The YouTube film to show' },
    },
    filmField('youtubeId', {
      description: howToFilm,
      condition: (_, block) => block?.film === 'other',
    }),
    blockPicture({
      description:
        'Shown until a visitor starts the film. Leave empty to load YouTube’s own picture from its servers',
    }),
  ],
}

const defaults: VideoBlock = {
  blockType: 'video',
  title: 'Key by key',
  text: 'A four-minute tour of the factory.',
  film: 'story',
  picture: 'key:scene-hero-story',
}

export const video = defineBlock<VideoBlock>({ schema, defaults })
