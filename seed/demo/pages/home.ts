import type { Localized } from '@/src/i18n/localized'
import { homeTexts, type HomeTexts } from './home-texts'
import type { DemoPage } from './types'

/** One text of the home page in the languages that it has. */
const text = (pick: (texts: HomeTexts) => string): Localized =>
  Object.fromEntries(
    Object.entries(homeTexts).map(([lng, texts]) => [lng, pick(texts)]),
  ) as unknown as Localized

/** Heading, sentence and button of a slide. */
const slide = (name: keyof HomeTexts['slides']) => ({
  heading: text(({ slides }) => slides[name][0]),
  subheading: text(({ slides }) => slides[name][1]),
  ctaText: text(({ slides }) => slides[name][2]),
})

/** Title, sentence and products of a tile. */
const tile = (name: keyof HomeTexts['tiles']) => ({
  title: text(({ tiles }) => tiles[name][0]),
  description: text(({ tiles }) => tiles[name][1]),
  products: text(({ tiles }) => tiles[name][2]),
  href: `/products/${name}`,
})

/** Title and sentence of a solution. */
const card = (name: keyof HomeTexts['cards']) => ({
  title: text(({ cards }) => cards[name][0]),
  description: text(({ cards }) => cards[name][1]),
})

export const home: DemoPage = {
  path: '/',
  title: text(({ title }) => title),
  seo: { description: text(({ seo }) => seo) },
  layout: [
    {
      blockType: 'heroCarousel',
      title: text(({ title }) => title),
      slides: [
        { type: 'youtube', ...slide('story'), words: 'dark', picture: 'key:scene-hero-story' },
        {
          type: 'video',
          ...slide('film'),
          ctaHref: '/products',
          words: 'light',
          picture: 'key:scene-hero-film',
          src: '/media/film-hero.mp4',
          srcWebm: '/media/film-hero.webm',
          portraitSrc: '/media/film-hero-portrait.mp4',
          portraitSrcWebm: '/media/film-hero-portrait.webm',
        },
        { type: 'link', ...slide('tour'), words: 'dark', picture: 'key:scene-hero-tour' },
        {
          type: 'image',
          ...slide('dispenser'),
          ctaHref: '/solutions/atm',
          words: 'light',
          picture: 'key:scene-hero-dispenser',
        },
        {
          type: 'image',
          ...slide('screening'),
          ctaHref: '/solutions/healthcare',
          words: 'dark',
          picture: 'key:scene-hero-screening',
        },
      ],
    },
    {
      blockType: 'industryTiles',
      title: text(({ tilesTitle }) => tilesTitle),
      tiles: [
        { ...tile('banking'), picture: 'key:scene-industry-banking' },
        { ...tile('healthcare'), picture: 'key:scene-industry-healthcare' },
        { ...tile('security'), picture: 'key:scene-industry-pinpad' },
        { ...tile('transportation'), picture: 'key:scene-industry-transport' },
        { ...tile('information'), picture: 'key:scene-industry-info-ar' },
        { ...tile('payment'), picture: 'key:scene-industry-payments' },
      ],
    },
    {
      blockType: 'solutionCards',
      title: text(({ who }) => who[0]),
      text: text(({ who }) => who[1]),
      ctaText: text(({ who }) => who[2]),
      ctaHref: 'company/about-us',
      cards: [
        { ...card('cdm'), href: '/solutions/cdm', picture: 'key:scene-solution-cdm' },
        {
          ...card('healthcare'),
          href: '/solutions/healthcare',
          picture: 'key:scene-solution-healthcare',
        },
        { ...card('epp'), href: '/solutions/epp', picture: 'key:scene-solution-epp' },
        { ...card('card'), href: '/solutions/payment/card', picture: 'key:scene-solution-payment' },
      ],
    },
  ],
}
