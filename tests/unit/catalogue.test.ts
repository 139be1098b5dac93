import { describe, expect, it } from 'vitest'
import {
  compareAddress,
  comparedKeys,
  compareRows,
  groupedRows,
} from '@/src/domain/catalogue/compare'
import type { Catalogue, FilterCategory } from '@/src/domain/catalogue/catalogue'
import { filterRows, sortPlaces } from '@/src/domain/catalogue/filter'
import {
  everything,
  isNarrowed,
  listAddress,
  type ListQuery,
  listSearch,
  parseListQuery,
  parsePage,
  toggled,
} from '@/src/domain/catalogue/list-query'
import { groupByCategory, listCategoryPlaces } from '@/src/domain/catalogue/categories'
import { type CatalogueRow, keyValues } from '@/src/domain/catalogue/row'
import { RowTable } from '@/src/domain/catalogue/row-table'
import { parseAmount, shortName, splitValue } from '@/src/domain/catalogue/free-texts'
import { specificationRows } from '@/src/domain/catalogue/specification-rows'

const parsed = (search: string) => parseListQuery(new URLSearchParams(search))

describe('what an address asks of the list', () => {
  it('is read as it was written', () => {
    const search =
      'q=pin&family=banking&category=atm&category=cdm&featured=1&state=inSale&spec.display=19-inch&sort=name&page=2'
    expect(listSearch(parsed(search))).toBe(search)
    expect(parsed(search)).toEqual({
      q: 'pin',
      families: ['banking'],
      categories: ['atm', 'cdm'],
      isFeatured: true,
      states: ['inSale'],
      values: { display: ['19-inch'] },
      sort: 'name',
      page: 2,
    })
  })

  it.each([
    '',
    'q=%20%20',
    'sort=order',
    'sort=price',
    'page=1',
    'page=-3',
    'page=1e9',
    'page=abc',
    'featured=0',
    'featured=yes',
    'category=',
    'spec.=x',
    'utm_source=mail',
    'spec.__proto__=x',
  ])('is everything for %j', (search) => {
    expect(listAddress(parsed(search))).toBe('/products')
  })

  it('may be in any language', () => {
    expect(parsed(`spec.${encodeURIComponent('显示屏')}=15`).values).toEqual({ 显示屏: ['15'] })
  })

  it('is not without end', () => {
    const many = parsed(Array.from({ length: 500 }, (_, index) => `category=c${index}`).join('&'))
    expect(many.categories.length).toBeLessThanOrEqual(60)
    expect(parsed(`q=${'x'.repeat(999)}`).q).toHaveLength(200)
    expect(parsePage('1001')).toBe(1001)
    expect(parsePage('100001')).toBe(1)
  })

  it('takes a value in and out again, from the first page', () => {
    const start: ListQuery = { ...everything, page: 3 }
    const chosen = toggled(start, 'values', 'ndc', 'protocols')
    expect(listAddress(chosen)).toBe('/products?spec.protocols=ndc')
    expect(listAddress(toggled(chosen, 'values', 'ndc', 'protocols'))).toBe('/products')
    expect(listAddress(toggled(start, 'categories', 'atm'))).toBe('/products?category=atm')
  })

  it('takes a range that was typed in the place of what was chosen', () => {
    const typed = (search: string) => parsed(search).values
    expect(typed('max[mm].dimensions.width=800')).toEqual({ 'dimensions.width': ['..800mm'] })
    expect(typed('min[in].w=20&max[in].w=31,5')).toEqual({ w: ['20..31.5in'] })
    expect(typed('spec.w=gt600..800mm&min.w=5')).toEqual({ w: ['5..'] })
    // The other end of a typed range stays, and ends the wrong way round are put right.
    expect(typed('spec.w=600..mm&max[mm].w=800')).toEqual({ w: ['600..800mm'] })
    expect(typed('min[mm].w=9&max[mm].w=3')).toEqual({ w: ['3..9mm'] })
    expect(typed('min[parsec].w=9&max.w=x&min.__proto__=1')).toEqual({})
  })

  it('is for people where it leaves products out', () => {
    expect(isNarrowed(parsed('category=atm'))).toBe(true)
    expect(isNarrowed(parsed('page=2&sort=name'))).toBe(false)
  })
})

const row = (slug: string, rest: Partial<CatalogueRow> = {}): CatalogueRow => ({
  id: slug,
  slug,
  name: slug,
  shortDescription: '',
  description: '',
  specifications: [],
  attributes: {},
  more: '',
  categoryId: '1',
  isFeatured: false,
  order: 0,
  imageId: null,
  createdAt: 0,
  updatedAt: 0,
  ...rest,
})

const categories: FilterCategory[] = [
  { id: '1', slug: 'atm', name: 'ATM', family: 'banking' },
  { id: '2', slug: 'epp', name: 'PIN pads', family: 'security' },
]

const rows = [
  row('a', { name: 'Älter Automat', specifications: [['Protocols', 'NDC, DDC']] }),
  row('b', { specifications: [['Protocols', 'NDC, ISO8583']], isFeatured: true, createdAt: 5 }),
  row('c', { specifications: [['Protocols', 'DDC; ISO8583']], createdAt: 9 }),
  row('d', { categoryId: '2', shortDescription: 'ТЕРМИНАЛ', createdAt: 1 }),
]

const catalogueOf = (rows: CatalogueRow[]): Catalogue => ({
  table: RowTable.of(rows, { attributes: [], categories, lng: 'en' }),
  categories,
  attributes: [],
  lng: 'en',
  words: { yes: 'Yes', no: 'No', sides: { width: 'Width', depth: 'Depth', height: 'Height' } },
})

const catalogue = catalogueOf(rows)

const found = (search: string) => filterRows(catalogue, parsed(search))
const slugs = (search: string) =>
  found(search).places.map((place) => catalogue.table.at(place).slug)

describe('the list', () => {
  it('is narrowed by text in name and short description, in any case', () => {
    expect(slugs('q=älter')).toEqual(['a'])
    expect(slugs('q=терминал')).toEqual(['d'])
  })

  it('is narrowed by family, category and choice, and values within one facet add up', () => {
    expect(slugs('family=security')).toEqual(['d'])
    expect(slugs('category=atm&featured=1')).toEqual(['b'])
    expect(slugs('category=atm&category=epp')).toEqual(['a', 'b', 'c', 'd'])
    expect(slugs('spec.protocols=iso8583')).toEqual(['b', 'c'])
    expect(slugs('spec.protocols=iso8583&spec.protocols=ndc')).toEqual(['a', 'b', 'c'])
  })

  it('leaves out of the question what the catalogue does not know', () => {
    const { query } = found('family=x&category=y&spec.protocols=z&spec.nothing=1')
    expect(listAddress(query)).toBe('/products')
    expect(slugs('family=x')).toHaveLength(4)
  })

  it('says how many products each choice would show', () => {
    const { facets, families } = found('')
    const [protocols] = facets
    expect(protocols?.options.map(({ key, count }) => [key, count])).toEqual([
      ['ddc', 2],
      ['iso8583', 2],
      ['ndc', 2],
    ])
    expect(families.map(({ key, count }) => [key, count])).toEqual([
      ['banking', 3],
      ['security', 1],
    ])
  })

  it('keeps a chosen value when the rest is narrowed, and offers none that shows nothing', () => {
    const { facets } = found('family=banking&spec.protocols=ndc&featured=1')
    expect(facets[0]?.options.find(({ key }) => key === 'ndc')).toMatchObject({ isChosen: true })
    expect(facets[0]?.options.every(({ count, isChosen }) => count > 0 || isChosen)).toBe(true)
  })

  it('is sorted by name as the language does, or the newest first', () => {
    const named = [row('3', { name: 'Ö' }), row('1', { name: 'P' }), row('2', { name: 'N' })]
    const sorted = (given: CatalogueRow[], sort: 'name' | 'newest') => {
      const { table } = catalogueOf(given)
      return Array.from(sortPlaces(table, table.places, sort), (place) => table.at(place))
    }
    expect(sorted(named, 'name').map(({ name }) => name)).toEqual(['N', 'Ö', 'P'])
    expect(sorted(rows, 'newest').map(({ slug }) => slug)).toEqual(['c', 'b', 'd', 'a'])
  })
})

describe('rows of categories', () => {
  const others = rows.slice(1).map((one) => ({ ...one, categoryId: '2' }))
  const ids = [...new Set(rows.map(({ categoryId }) => categoryId))]

  it.each([[ids], [ids.slice(0, 1)], [ids.slice(-1)], [[]], [['unknown']]])(
    'are those of %j, in their order, each time',
    (wanted) => {
      const tables = [catalogueOf(rows).table, catalogueOf(others).table]
      for (const table of [...tables, ...tables]) {
        const found = (ids: string[]) =>
          [...listCategoryPlaces(table, 'order', ids)].map((place) => table.idAt(place))
        const expected = [...table].filter(({ categoryId }) => wanted.includes(categoryId))
        expect(found(wanted)).toEqual(expected.map(({ id }) => id))
        expect(found([...wanted].reverse())).toEqual(found(wanted))
      }
    },
  )
})

describe('values', () => {
  it('are taken apart at commas, but not within numbers', () => {
    expect(splitValue('15.6-inch touch, 1,920 × 1,080')).toEqual([
      '15.6-inch touch',
      '1,920 × 1,080',
    ])
    expect(splitValue('NDC、DDC，ISO8583')).toEqual(['NDC', 'DDC', 'ISO8583'])
  })

  it('have short names for addresses', () => {
    expect(shortName('Note capacity')).toBe('note-capacity')
    expect(shortName('10,000 notes')).toBe('10000-notes')
    expect(shortName('显示屏')).toBe('显示屏')
  })

  it.each([
    ['10,000 notes in 4 cassettes', 10000, 'notes'],
    ['0.62 kg', 0.62, 'kg'],
    ['15.6-inch touch', 15.6, 'inch'],
    ['10 000 банкнот', 10000, 'банкнот'],
    ['1.200 lembar', 1200, 'lembar'],
    ['0.125 kg', 0.125, 'kg'],
  ])('%s is an amount', (text, number, unit) => {
    expect(parseAmount(text)).toEqual({ number, unit })
  })

  it.each(['E20', 'NDC', '100–240 V', ''])('%j is none', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  it('that are numbers fall into classes which hold every product once', () => {
    const weights = [1, 2, 3, 10, 20, 30, 100, 200, 300, 1000]
    const heavy = weights.map((kg) => row(`w${kg}`, { specifications: [['Weight', `${kg} kg`]] }))
    const options = (list: CatalogueRow[]) =>
      filterRows(catalogueOf(list), everything).facets[0]?.options ?? []
    const sizes = options(heavy).map(({ count }) => count)
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(weights.length)
    // A part of the catalogue has the same ends.
    const known = new Set(options(heavy).map(({ key }) => key))
    expect(options(heavy.slice(3)).filter(({ key }) => !known.has(key))).toEqual([])
  })

  it('of unlike sorts are not mixed', () => {
    const texts = [
      '1,280 × 1,024',
      '1,500 cd/m²',
      'portrait',
      'touch',
      'portrait',
      'touch',
      'landscape',
    ]
    const mixed = [...texts, ...texts].map((text, index) =>
      row(`m${index}`, { specifications: [['Display', text]] }),
    )
    const { facets } = filterRows(catalogueOf(mixed), everything)
    expect(facets.map(({ options }) => options.map(({ key }) => key))).toEqual([
      ['landscape', 'portrait', 'touch'],
    ])
  })

  it('that all products share, or none, divide nothing', () => {
    const same = ['a', 'b', 'c'].map((slug) => row(slug, { specifications: [['Colour', 'Grey']] }))
    expect(filterRows(catalogueOf(same), everything).facets).toEqual([])
    expect(filterRows(catalogueOf([]), everything).facets).toEqual([])
  })

  it('that stand in a list are the first short ones', () => {
    expect(
      keyValues([
        ['A', 'x'.repeat(80)],
        ['B', 'short'],
        ['C', ''],
      ]),
    ).toEqual([['B', 'short']])
  })
})

describe('specifications', () => {
  it('stand in both systems of units, but for free texts, also those in the place of a value', () => {
    const value = (name: string, text: string, imperial?: string) => ({
      ...{ key: name, name, text, group: 'Size', places: [] },
      ...(imperial === undefined ? {} : { imperial }),
    })
    const values = [
      value('Weight', '1 kg', '2.2 lb'),
      value('Depth', '1 m', '3.3 ft'),
      value('IP', '65'),
    ]
    const specifications = { Weight: '1 kg', Depth: 'one metre', IP: '65', Colours: ['Grey'] }
    expect(specificationRows({ specifications, values })).toEqual([
      { name: 'Weight', text: '1 kg', imperial: '2.2 lb', group: 'Size' },
      { name: 'Depth', text: 'one metre', group: 'Size' },
      { name: 'IP', text: '65', group: 'Size' },
      { name: 'Colours', text: '["Grey"]', group: '' },
    ])
  })
})

describe('products to choose from', () => {
  it('stand under their categories, in the order of these, those of none last', () => {
    const products = ['a', 'b', 'x', 'a'].map((categoryId, index) => ({
      slug: `${index}`,
      name: `${index}`,
      categoryId,
    }))
    const categories = ['b', 'c', 'a'].map((id) => ({ id, name: `Category ${id}` }))
    const groups = groupByCategory(products, categories)
    expect(groups.map((group) => [group.name, group.products.map(({ slug }) => slug)])).toEqual([
      ['Category b', ['1']],
      ['Category a', ['0', '3']],
      ['', ['2']],
    ])
  })
})

describe('a comparison', () => {
  it('takes ids and slugs, each once, and ignores what can be neither', () => {
    expect(comparedKeys('a-1, b,a-1,,<script>,../x')).toEqual(['a-1', 'b'])
    expect(comparedKeys(['a', 'b,c'])).toEqual(['a', 'b', 'c'])
    expect(comparedKeys(undefined)).toEqual([])
    expect(compareAddress(['a', 'b'])).toBe('/products/compare?ids=a,b')
    expect(compareAddress(['a', 'b'], true)).toBe('/products/compare?ids=a,b&differences=1')
    expect(compareAddress([])).toBe('/products/compare')
  })

  it('puts equal specifications into one row and tells where they differ', () => {
    const weight = { text: '1 kg', imperial: '2.2 lb' }
    const rows = compareRows(
      [
        {
          attributes: { weight, hidden: { text: 'x' } },
          specifications: { Weight: '1 kg', Hidden: 'x', Colour: 'Grey' },
        },
        { attributes: { weight }, specifications: { Weight: 'light', Colour: 'Grey', List: [1] } },
      ],
      [
        { key: 'weight', label: 'Weight', group: 'Size', isCompared: true },
        { key: 'hidden', label: 'Hidden', group: '', isCompared: false },
        { key: 'empty', label: 'Nobody has it', group: '', isCompared: true },
      ],
    )
    expect(rows).toEqual([
      // A free text of the same name stands in the place of the attribute.
      { name: 'Weight', group: 'Size', values: [weight, { text: 'light' }], isDifferent: true },
      {
        name: 'Colour',
        group: '',
        values: [{ text: 'Grey' }, { text: 'Grey' }],
        isDifferent: false,
      },
      { name: 'List', group: '', values: [{ text: '' }, { text: '[1]' }], isDifferent: true },
    ])
    expect(groupedRows(rows).map(([heading]) => heading)).toEqual(['Size', ''])
  })
})
