import type { HeroCarouselBlock } from '@/payload-types'
import { bleedFields, blockLine, blockPicture, ctaFields } from '@/src/payload/fields/block'
import { filmField, howToFilm, linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const film = (name: string, description: string) =>
  linkField(name, {
    admin: { description, condition: (_, slide) => slide?.type === 'video' },
  })

const schema: BlockSchema<'heroCarousel'> = {
  slug: 'heroCarousel',
  interfaceName: 'HeroCarouselBlock',
  labels: { singular: 'Carousel of the home page', plural: 'Carousels of the home page' },
  admin: { group: 'Openings' },
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
      labels: { singular: 'Slide', plural: 'Slides' },
      admin: { description: 'Five are read to the end; ten are not' },
      fields: [
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'image',
          options: ['image', 'video', 'youtube', 'link'],
          admin: {
            description:
              'video: a film of our own that loops; youtube: a link to a film on YouTube; link: to the virtual tour of the site settings, or to another address',
          },
        },
        blockLine('heading', {
          required: true,
          admin: { description: 'Also stands at the line that leads to the slide: keep it short' },
        }),
        blockLine('subheading', {
          maxLength: 500,
          admin: { description: 'A sentence below the heading' },
        }),
        blockPicture({
          description: 'The picture of the slide, or the first frame of its film',
          leastWidth: 1024,
        }),
        ...bleedFields({ text: 'subheading', isMuted: true }),
        film('src', 'Address of the film that loops, MP4: a path of this site or https'),
        film('srcWebm', 'The same film as WebM, for browsers that cannot play MP4'),
        film('portraitSrc', 'Its upright cut for phones, MP4; left empty, the wide one is shown'),
        film('portraitSrcWebm', 'The upright cut as WebM'),
        filmField('youtubeId', {
          description: `${howToFilm}. Left empty: the story film of the site settings`,
          condition: (_, slide) => slide?.type === 'youtube',
        }),
        ...ctaFields,
      ],
    },
  ],
}

const defaults: HeroCarouselBlock = {
  blockType: 'heroCarousel',
  title: 'Self-service terminals',
  slides: [
    {
      type: 'image',
      heading: 'Pays out notes and coins',
      subheading: 'To the cent, from one tray.',
      ctaText: 'See the machine',
      ctaHref: '/solutions/atm',
      words: 'light',
      picture: 'key:scene-hero-dispenser',
    },
    {
      type: 'link',
      heading: 'Walk through the factory',
      ctaText: 'Start the tour',
      ctaHref: 'https://www.example.com/',
      words: 'dark',
      picture: 'key:scene-hero-tour',
    },
  ],
}

export const heroCarousel = defineBlock<HeroCarouselBlock>({ schema, defaults })
