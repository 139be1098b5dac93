import type { DemoPage } from './types'

/** How long a picture stays on this page, in ms (specification, section 9). */
const delay = 3500

export const companyCulture: DemoPage = {
  path: '/company/culture',
  title: { en: 'Culture' },
  seo: {
    description: {
      en: 'Vision, mission, spirit and values of a maker that wants to grow like the sun: every day, and without noise.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'culture',
      title: { en: 'To grow as the sun rises' },
      text: {
        en: 'It comes up every day, a little further than one notices, and gives before it asks. That is how we want to grow: steadily, in the open, and so that others have light from it.',
      },
      picture: 'key:scene-company-culture',
    },
    {
      blockType: 'imageCarousel',
      layout: 'wide',
      delay,
      title: { en: 'Vision' },
      text: {
        en: 'That nobody, anywhere, has to be afraid of a keypad.\nA person who types four figures at a wall in a foreign town gives us more trust than most friends ask for. We want to be the maker of whom banks, hospitals and railways say: with those it is in good hands.',
      },
      slides: [
        {
          picture: 'key:scene-solution-cdm',
          caption: { en: 'A lobby after closing time, still open' },
        },
        {
          picture: 'key:scene-airport-information',
          caption: { en: 'An information point at an airport' },
        },
        {
          picture: 'key:scene-industry-transport',
          caption: { en: 'Tickets for the first train' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'end',
      delay,
      title: { en: 'Mission' },
      text: {
        en: 'To build machines that strangers trust with their money, their health and their way home.\nWe design, build and look after them in one house, so that nobody can say it was somebody else.',
      },
      slides: [
        {
          picture: 'key:scene-factory',
          caption: { en: 'The line in Huizhou' },
        },
        {
          picture: 'key:scene-test-laboratory',
          caption: { en: 'Measured before it is praised' },
        },
        {
          picture: 'key:scene-warehouse',
          caption: { en: 'Packed for the way across the sea' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'start',
      delay,
      title: { en: 'Spirit' },
      text: {
        en: 'Say it early, repair it at once, write it down.\nA fault that is reported in the morning is no shame; one that is found by the customer is. Whoever stops the line to show one gets thanked, by name, on Monday.',
      },
      slides: [
        {
          picture: 'key:scene-service-workshop',
          caption: { en: 'The bench at which every return is opened' },
        },
        {
          picture: 'key:scene-training-room',
          caption: { en: 'Sixty-four faults to practise on' },
        },
        {
          picture: 'key:scene-solution-epp',
          caption: { en: 'Stroke by stroke, five million times' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'wide',
      delay,
      title: { en: 'Values' },
      text: {
        en: 'Integrity before speed, substance before show, the customer’s night before our morning.\nWe promise dates that we can hold, print the measured value and not the best one, and answer the telephone at three.',
      },
      slides: [
        {
          picture: 'key:scene-headquarters-night',
          caption: { en: 'Headquarters in Shenzhen' },
        },
        {
          picture: 'key:scene-drive-up-lane',
          caption: { en: 'A lane that never closes' },
        },
        {
          picture: 'key:scene-headquarters',
          caption: { en: 'The same house in the morning' },
        },
      ],
    },
  ],
}
