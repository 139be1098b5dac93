import { describe, expect, it } from 'vitest'
import { jobs } from '@/seed/demo/jobs'
import { navigation } from '@/seed/demo/navigation'
import { news } from '@/seed/demo/news'
import { products } from '@/seed/demo/products'
import { homeTexts } from '@/seed/demo/pages/home-texts'
import { languageOfText } from '@/src/i18n/language-of-text'
import type { Language } from '@/src/i18n/languages'

/** Languages of the demo. */
const others = (Object.keys(homeTexts) as Language[]).filter((lng) => lng !== 'en')

describe.each(others)('on a page in %s', (lng) => {
  const { who, cards } = homeTexts[lng] ?? homeTexts.en
  const own = [who[1], ...Object.values(cards).map(([, sentence]) => sentence)]
  it.each(own)('its own words are known: %s', (text) => {
    expect(languageOfText(text, lng)).toBe(lng)
  })

  it.each(navigation.flatMap(({ description }) => description?.[lng] ?? []))(
    'also short ones: %s',
    (text) => {
      expect(languageOfText(text, lng)).toBe(lng)
    },
  )

  it.each([
    ...products.map(({ description }) => description.en),
    ...[...news, ...jobs].map(({ title }) => title.en),
  ])('English is: %s', (text) => {
    expect(languageOfText(text, lng)).toBe('en')
  })

  it.each(['', '2003', 'A 1', '10–40 °C'])('what has no words has none: %s', (text) => {
    expect(languageOfText(text, lng)).toBeUndefined()
  })
})

it('says nothing on English pages', () => {
  expect(languageOfText('Who we are', 'en')).toBeUndefined()
})
