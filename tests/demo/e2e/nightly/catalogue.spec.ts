import { expect, test } from '@playwright/test'
import { categories } from '@/seed/demo/categories'
import { products } from '@/seed/demo/products'
import { inAllLanguages } from '@/seed/translations'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import {
  testChoiceOfComparison,
  testFilmstrip,
  testSearchPage,
} from '@/tests/demo/helpers/catalogue-tests'
import { fetchPage } from '@/tests/helpers/html-page'

test('digital signage and lock modules are found by the words of each language', async ({
  request,
}) => {
  for (const { slug, name } of inAllLanguages('categories', categories)) {
    if (slug !== 'signage' && slug !== 'lock') continue
    const own = products.filter(({ category }) => category === slug)
    expect(own.length).toBeGreaterThan(1)
    for (const lng of languages) {
      const start = lng === defaultLanguage ? '' : `/${lng}`
      const query = encodeURIComponent(String(name[lng]))
      const page = await fetchPage(request, `${start}/products?q=${query}`)
      const found = page.select('main a[href*="/product/"]').attributes('href')
      expect(found, `${slug} in ${lng}`).toEqual(
        expect.arrayContaining(own.map((product) => `${start}/product/${product.slug}`)),
      )
    }
  }
})

testChoiceOfComparison()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  testSearchPage()

  testFilmstrip()
})
