import { describe, expect, it } from 'vitest'
import { demoPages } from '@/seed/demo/pages'
import { products } from '@/seed/demo/products'
import { resolvePage } from '@/seed/resolve-page'
import { shownSpecifications } from '@/seed/specifications'
import { inAllLanguages } from '@/seed/translations'
import { languages } from '@/src/i18n/languages'
import { splitParagraphs } from '@/src/platform/text/text'

const inLanguages = {
  pages: inAllLanguages('pages', demoPages),
  products: inAllLanguages('products', products),
}
const tables = inLanguages.pages.flatMap((page) =>
  languages.flatMap((lng) =>
    (resolvePage(page, lng).layout ?? [])
      .filter((block) => block.blockType === 'specificationTable')
      .map((block) => ({ path: page.path, lng, block })),
  ),
)

describe.each(tables)('the comparison on $path in $lng', ({ lng, block }) => {
  const compared = splitParagraphs(block.products).map((slug) =>
    inLanguages.products.find((product) => product.slug === slug),
  )

  it('names products that exist', () => {
    expect(compared).not.toContain(undefined)
  })

  it('names specifications that at least one of them has', () => {
    const known = compared.flatMap((product) =>
      product ? Object.keys(shownSpecifications(product, lng)) : [],
    )
    for (const name of splitParagraphs(block.specifications)) expect(known).toContain(name)
  })
})
