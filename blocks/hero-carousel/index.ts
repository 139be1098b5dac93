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
  labels: { singular: 'Home page carousel', plural: 'Home page carousels' },
  admin: { group: 'Openings' },
  fields: [
    blockLine('title', {
      required: true,
      admin: { description: 'Subject of the page. Not shown, only read by screen readers' },
    }),
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 10,
      labels: { singular: 'Slide', plural: 'Slides' },
      admin: { description: 'Up to five slides work best' },
      fields: [
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'image',
          options: ['image', 'video', 'youtube', 'link'],
          admin: {
            description:
              'video: your own film, looped. youtube: a link to a YouTube film. link: to the virtual tour in the site settings or another address',
          },
        },
        blockLine('heading', {
          required: true,
          admin: {
            description: 'Also used as the label of the slide in the navigation: keep it short',
          },
        }),
        blockLine('subheading', {
          maxLength: 500,
          admin: { description: 'One sentence below the heading' },
        }),
        blockPicture({
          description: 'Picture of the slide, or the first frame of its film',
          leastWidth: 1024,
        }),
        ...bleedFields({ text: 'subheading', isMuted: true }),
        film('src', 'Address of the film that loops, MP4: a path of this site or https'),
        film('srcWebm', 'The same film as WebM, for browsers that cannot play MP4'),
        film('portraitSrc', 'Its upright cut for phones, MP4; left empty, the wide one is shown'),
        film('portraitSrcWebm', 'The upright cut as WebM'),
        filmField('youtubeId', {
          description: `${howToFilm}. Leave empty for the story film from the site settings`,
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
