import { facts } from '../facts'
import type { DemoPage } from './types'

/** Time for which a picture stays on this page, ms (specification, section 9). */
const delay = 3500

export const companyCulture: DemoPage = {
  path: '/company/culture',
  title: { en: 'Culture' },
  seo: {
    description: {
      en: 'How we work: our vision, mission, spirit, and values.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'culture',
      title: { en: 'Growing the way the sun rises' },
      text: {
        en: 'The sun comes up every day and asks for nothing in return. That is how we want to grow: steadily, in the open, and to the benefit of those around us.',
      },
      picture: 'key:scene-company-culture',
    },
    {
      blockType: 'imageCarousel',
      layout: 'wide',
      delay,
      title: { en: 'Vision' },
      text: {
        en: 'Everyone should be able to enter a PIN without worry, anywhere.\nA person who enters a PIN at a wall in an unfamiliar city gives us more trust than most friends ask for. We want banks, hospitals, and railways to say that with Solgate they are in good hands.',
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
        en: 'To build machines that strangers trust with their money, their health, and their way home.\nWe design, build, and service them ourselves, so responsibility never gets passed on.',
      },
      slides: [
        {
          picture: 'key:scene-factory',
          caption: { en: 'The line in Huizhou' },
        },
        {
          picture: 'key:scene-test-laboratory',
          caption: { en: 'Tested before it ships' },
        },
        {
          picture: 'key:scene-warehouse',
          caption: { en: 'Packed for shipment overseas' },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'start',
      delay,
      title: { en: 'Spirit' },
      text: {
        en: 'Say it early, fix it at once, write it down.\nA fault reported in the morning is nothing to be ashamed of; a fault the customer finds is. Anyone who stops the line to point one out is thanked, by name, on Monday.',
      },
      slides: [
        {
          picture: 'key:scene-service-workshop',
          caption: { en: 'The bench where every return is opened' },
        },
        {
          picture: 'key:scene-training-room',
          caption: { en: 'Sixty-four faults to practice on' },
        },
        {
          picture: 'key:scene-solution-epp',
          caption: { en: `Stroke by stroke, ${facts.pinPadKeyLife} million times` },
        },
      ],
    },
    {
      blockType: 'imageCarousel',
      layout: 'wide',
      delay,
      title: { en: 'Values' },
      text: {
        en: 'Integrity before speed, substance before show, the customer’s emergency before our schedule.\nWe promise dates that we can keep, publish the measured value and not the best one, and answer the phone at 3 a.m.',
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
          caption: { en: 'The same building in the morning' },
        },
      ],
    },
  ],
}
