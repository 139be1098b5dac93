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
    blockLine('title', { required: true, admin: { description: 'The name of the film' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'What is to be seen, and how long it takes' },
    }),
    {
      name: 'film',
      type: 'select',
      required: true,
      defaultValue: 'about',
      options: [
        { label: 'Story film of the site settings', value: 'story' },
        { label: 'Company film of the site settings', value: 'about' },
        { label: 'Service film of the site settings', value: 'service' },
        { label: 'Another one', value: 'other' },
      ],
      admin: { description: 'Which film is shown, from YouTube' },
    },
    filmField('youtubeId', {
      description: howToFilm,
      condition: (_, block) => block?.film === 'other',
    }),
    blockPicture({
      description:
        'Shown until somebody starts the film. Left empty, YouTube’s own picture is loaded, from its servers',
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
