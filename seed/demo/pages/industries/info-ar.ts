import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryInfoAr: DemoPage = {
  path: '/industries/info-ar',
  title: { en: 'Information and Augmented Reality' },
  seo: {
    description: {
      en: 'Trackballs of 25, 38, and 50 mm and steel keyboards for museums, airports, signage, and augmented reality stands.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Built for a thousand hands a day' },
      text: {
        en: 'The lit ball shows visitors where to begin and which way the exhibit will turn.',
      },
      picture: 'key:scene-industry-info-ar',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'information',
      layout: 'industry',
      builtIn: builtInSection('information'),
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Three trackballs' },
      text: { en: 'All have optical sensors and connect as a standard USB mouse.' },
      products:
        'trackball-t25-panel-trackball\ntrackball-t38-sealed-trackball\ntrackball-t50-lit-trackball',
      specifications: { en: 'Ball\nResolution\nService life\nProtection\nIllumination\nMounting' },
    },
    {
      blockType: 'applications',
      title: { en: 'Where they are used' },
      picture: 'key:scene-airport-information',
      places: [
        {
          title: { en: 'Augmented reality stands' },
          text: {
            en: 'The ball turns the model, as slowly or as quickly as the visitor spins it.',
          },
          machine: { en: 'T50 Lit Trackball' },
          href: '/product/trackball-t50-lit-trackball',
        },
        {
          title: { en: 'Airports and stations' },
          text: {
            en: 'Information points with trackball and keyboard in one steel plate: IP65 keys, IP54 ball, IK10.',
          },
          machine: { en: 'K90 Keyboard with Trackball' },
          href: '/product/keyboard-k90-keyboard-with-trackball',
        },
        {
          title: { en: 'Laboratories and wet rooms' },
          text: { en: 'Hosed down, disinfected, and used with gloves.' },
          machine: { en: 'T38 Sealed Trackball' },
          href: '/product/trackball-t38-sealed-trackball',
        },
        {
          title: { en: 'Digital signage' },
          text: { en: 'Timetables and notices that can be read in full sun.' },
          machine: { en: 'V500 Digital Signage Totem' },
          href: '/product/signage-v500-digital-signage-totem',
        },
      ],
    },
  ],
}
