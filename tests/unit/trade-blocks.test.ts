import { describe, expect, it } from 'vitest'
import { leadersOf } from '@/blocks/callouts/leaders'
import { cellsOf } from '@/blocks/data-table/cells'
import { products } from '@/seed/demo/products'
import { demoPages } from '@/seed/demo/pages'
import { resolvePage } from '@/seed/resolve-page'
import { shownSpecifications } from '@/seed/specifications'
import { inAllLanguages } from '@/seed/translations'
import { languages } from '@/src/i18n/languages'
import { paragraphsOf } from '@/src/lib/text/text'

describe('call-outs', () => {
  it('are named on the side where the part is, from above to below, evenly', () => {
    const [left, right] = leadersOf([
      { x: 80, y: 90 },
      { x: 20, y: 60 },
      { x: 70, y: 10 },
    ])
    expect(left.map(({ number, end }) => [number, end])).toEqual([[1, { x: 0, y: 50 }]])
    expect(right.map(({ number, point, end }) => [number, point.y, end.x, end.y])).toEqual([
      [2, 10, 100, 25],
      [3, 90, 100, 75],
    ])
  })
})

describe('a line of a table', () => {
  it('has as many cells as the table has columns', () => {
    expect(cellsOf('NDC | yes')).toEqual(['NDC', 'yes'])
    expect(cellsOf('NDC | yes', 3)).toEqual(['NDC', 'yes', ''])
    expect(cellsOf('a|b|c', 2)).toEqual(['a', 'b'])
  })
})

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
  const compared = paragraphsOf(block.products).map((slug) =>
    inLanguages.products.find((product) => product.slug === slug),
  )

  it('names products that exist', () => {
    expect(compared).not.toContain(undefined)
  })

  it('names specifications that at least one of them has', () => {
    const known = compared.flatMap((product) =>
      product ? Object.keys(shownSpecifications(product, lng)) : [],
    )
    for (const name of paragraphsOf(block.specifications)) expect(known).toContain(name)
  })
})
