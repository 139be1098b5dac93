import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobs } from '@/seed/demo/jobs'
import { navigation } from '@/seed/demo/navigation'
import { news } from '@/seed/demo/news'
import { products } from '@/seed/demo/products'
import { homeTexts } from '@/seed/demo/pages/home-texts'
import { inAllLanguages } from '@/seed/translations'
import { languageOfText } from '@/src/i18n/language-of-text'
import { inLanguage } from '@/src/i18n/localized'
import { languages } from '@/src/i18n/languages'

const { who, cards } = homeTexts
const sentences = [who[1], ...Object.values(cards).map(([, sentence]) => sentence)]
const translated = inAllLanguages(
  'pages',
  sentences.map((en) => ({ en })),
)
/** Those that a site has added or switched on do without the demo. */
const others = languages.filter((lng) => existsSync(`seed/demo/translations/${lng}`))

describe.each(others)('on a page in %s', (lng) => {
  it.each(translated.map((text) => inLanguage(text, lng)))(
    'its own words are known: %s',
    (text) => {
      expect(languageOfText(text, lng)).toBe(lng)
    },
  )

  it.each(
    inAllLanguages('navigation', navigation).flatMap(({ description }) => description?.[lng] ?? []),
  )('also short ones: %s', (text) => {
    expect(languageOfText(text, lng)).toBe(lng)
  })

  it.each([
    ...products.map(({ description }) => description.en),
    ...[...news, ...jobs].map(({ title }) => title.en),
  ])('English is: %s', (text) => {
    expect(languageOfText(text, lng)).toBe('en')
  })
})
