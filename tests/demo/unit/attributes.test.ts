import { describe, expect, it } from 'vitest'
import { attributes } from '@/seed/demo/attributes'
import { categories } from '@/seed/demo/categories'
import { products } from '@/seed/demo/products'
import { demoAttributes, shownSpecifications, storedAttributes } from '@/seed/specifications'
import { inAllLanguages } from '@/seed/translations'
import { attributeKeyPattern } from '@/src/domain/catalogue/attributes/definition'
import { languages } from '@/src/i18n/languages'

describe.each(products.map((product) => [product.slug, product] as const))(
  '%s',
  (slug, { category, attributes: given, attributeTexts }) => {
    const own = demoAttributes(category, 'en')

    it('has values that fit the attributes of its category', () => {
      expect(Object.keys(storedAttributes(slug, category, given))).toEqual(Object.keys(given))
    })

    it('has all that a complete product has', () => {
      const missing = own.filter(({ key, isRequired }) => isRequired && !(key in given))
      expect(missing.map(({ key }) => key)).toEqual([])
    })

    it('remarks on nothing that it does not have', () => {
      expect(Object.keys(attributeTexts?.en ?? {}).filter((key) => !(key in given))).toEqual([])
    })
  },
)

it('every attribute describes at least two products', () => {
  for (const { key } of attributes) {
    const described = products.filter((product) => key in product.attributes)
    expect(described.length, key).toBeGreaterThan(1)
  }
})

it('keys and choices have names that the collection takes', () => {
  const names = attributes.flatMap(({ key, choices }) => [key, ...Object.keys(choices?.en ?? {})])
  expect(names.filter((name) => !attributeKeyPattern.test(name))).toEqual([])
})

it('labels of a category tell its attributes apart, in every language', () => {
  for (const { slug } of categories) {
    for (const lng of languages) {
      const labels = demoAttributes(slug, lng).map(({ label }) => label)
      expect(new Set(labels).size, `${slug} in ${lng}`).toBe(labels.length)
    }
  }
})

it('specifications are whole and written in every language', () => {
  for (const product of inAllLanguages('products', products)) {
    const english = Object.keys(shownSpecifications(product, 'en')).length
    for (const lng of languages) {
      const shown = shownSpecifications(product, lng)
      expect(Object.keys(shown), `${product.slug} in ${lng}`).toHaveLength(english)
    }
  }
  const [first] = inAllLanguages('products', products)
  expect(first && shownSpecifications(first, 'ja')).toMatchObject({
    紙幣収納枚数: expect.anything(),
  })
})
