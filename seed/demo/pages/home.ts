import { homeTexts, type HomeTexts } from './home-texts'
import type { DemoPage } from './types'

const { title, seo, slides, tiles, tilesTitle, who, cards, finder, newest, references } = homeTexts
const { installations } = homeTexts

/** Heading, sentence and button of a slide. */
const slide = (name: keyof HomeTexts['slides']) => ({
  heading: { en: slides[name][0] },
  subheading: { en: slides[name][1] },
  ctaText: { en: slides[name][2] },
})

/** Title, sentence and products of a tile. */
const tile = (name: keyof HomeTexts['tiles']) => ({
  title: { en: tiles[name][0] },
  description: { en: tiles[name][1] },
  products: { en: tiles[name][2] },
  href: `/products/${name}`,
})

/** Title and sentence of a solution. */
const card = (name: keyof HomeTexts['cards']) => ({
  title: { en: cards[name][0] },
  description: { en: cards[name][1] },
})

/** A customer, what it uses and says, and a figure. */
const customer = (name: keyof HomeTexts['customers']) => {
  const { quote, quoteBy, ...own } = homeTexts.customers[name]
  const [title, text, value, label] = own.facts
  return {
    title: { en: title },
    text: { en: text },
    quote: { en: quote },
    quoteBy: { en: quoteBy },
    // Thai readers count years by the Buddhist era.
    value: name === 'bank' ? { en: value, th: `พ.ศ. ${Number(value) + 543}` } : value,
    label: { en: label },
  }
}

/** Products by their slugs, as the seed knows them. */
const uses = (...slugs: string[]) => slugs.map((slug) => `product:${slug}`)

export const home: DemoPage = {
  path: '/',
  title: { en: title },
  seo: { description: { en: seo } },
  layout: [
    {
      blockType: 'heroCarousel',
      title: { en: title },
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
      title: { en: tilesTitle },
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
      title: { en: who[0] },
      text: { en: who[1] },
      ctaText: { en: who[2] },
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
    {
      blockType: 'references',
      title: { en: references },
      items: [
        {
          ...customer('transit'),
          picture: 'key:news-ticket-machines-for-the-harbour-line-2',
          href: '/news/ticket-machines-for-the-harbour-line',
          products: uses('otc-c300-ticket-machine', 'otc-c500-top-up-station'),
        },
        {
          ...customer('bank'),
          picture: 'key:news-a700-pays-out-coins-and-notes-1',
          href: '/company/history',
          products: uses(
            'keyboard-k80-steel-keyboard',
            'atm-a100-lobby',
            'atm-a700-banknote-and-coin-dispenser',
          ),
        },
        {
          ...customer('hospitals'),
          picture: 'key:news-screening-kiosks-in-twelve-hospitals-1',
          href: '/news/screening-kiosks-in-twelve-hospitals',
          products: uses('health-h400-screening-kiosk'),
        },
      ],
      mapTitle: { en: homeTexts.mapTitle },
      places: installations.map(({ name, ...place }) => ({ name: { en: name }, ...place })),
    },
    { blockType: 'newestProducts', title: { en: newest }, limit: 4 },
    { blockType: 'productFinder', title: { en: finder[0] }, text: { en: finder[1] } },
    { blockType: 'newsList', limit: 3 },
  ],
}
