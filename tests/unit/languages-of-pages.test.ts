import { describe, expect, it } from 'vitest'
import { categories } from '@/seed/demo/categories'
import { navigation } from '@/seed/demo/navigation'
import { products } from '@/seed/demo/products'
import { demoPages } from '@/seed/demo/pages'
import { home } from '@/seed/demo/pages/home'
import { homeTexts } from '@/seed/demo/pages/home-texts'
import { languageEntries } from '@/src/i18n/languages'

interface Text {
  at: string
  in: Record<string, unknown>
}

/** Every text of a document that is given by language, and where it stands. */
function textsOf(value: unknown, at = ''): Text[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if ('en' in value && keys.every((key) => key in languageEntries)) {
    return [{ at, in: value }]
  }
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`))
}

const missing = (texts: Text[], wanted: readonly string[]): string[] =>
  texts.flatMap((text) =>
    wanted.filter((lng) => !text.in[lng]).map((lng) => `${text.at} in ${lng}`),
  )

/** Texts that read the same in English and Chinese: names, numbers, addresses. */
const isWords = (text: unknown): boolean => /[a-z]{4,} [a-z]{4,}/i.test(String(text))

describe.each(demoPages)('the page $path', (page) => {
  const texts = textsOf(page)

  it('says everything in English and Chinese', () => {
    expect(texts.length).toBeGreaterThan(0)
    expect(missing(texts, ['en', 'zh'])).toEqual([])
  })

  it('has left no English sentence in its Chinese', () => {
    const left = texts.filter((text) => text.in.zh === text.in.en && isWords(text.in.en))
    expect(left.map(({ at }) => at)).toEqual([])
  })
})

describe('in every language of the demo', () => {
  it.each([
    ['the home page', home],
    ['the menu', navigation],
    ['the names of categories', categories.map(({ slug, name }) => ({ slug, name }))],
    [
      'names and short descriptions of products',
      Object.fromEntries(
        products.map(({ slug, name, shortDescription }) => [slug, { name, shortDescription }]),
      ),
    ],
  ])('%s', (_, content) => {
    expect(missing(textsOf(content), Object.keys(homeTexts))).toEqual([])
  })
})
