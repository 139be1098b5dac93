import type { Field, Validate } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { products } from '@/collections/products'
import { toCells } from '@/collections/products/csv/cells'
import { planRows } from '@/collections/products/csv/plan'
import en from '@/locales/en/staff.json'
import type { Product as StoredProduct } from '@/payload-types'
import { shownProductFields } from '@/src/components/product-fields'
import { type Shapes, toJsonSchema } from '@/src/contract/json-schema'
import { Product, ProductInput } from '@/src/contract/product'
import type { ProductField } from '@/src/contract/product-field'
import { productFields } from '@/src/contract/product-fields'
import { catalogueColumns } from '@/src/contract/staff/catalogue-csv'
import { getSearchedText, productFieldValues } from '@/src/domain/catalogue/product-fields'
import { searchedFields } from '@/src/domain/staff-api/endpoints'
import { holdsWords } from '@/src/platform/rest/query'
import { QueryProvider } from '@/src/staff/dashboard/kit/api/query'
import { StaffTexts } from '@/src/staff/dashboard/kit/ui/texts'
import { WorkflowHost } from '@/src/staff/dashboard/kit/ui/workflow-host'
import { productColumns } from '@/src/staff/dashboard/products/product-columns'
import { DefinedField } from '@/src/staff/dashboard/kit/form/defined-field'
import { check, save, toProductValues } from '@/src/staff/dashboard/products/product-values'

const written = vi.hoisted(() => [] as { query: string; body: Record<string, unknown> }[])

vi.mock('@/src/staff/dashboard/kit/api/records', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  write: async (_collection: string, _method: string, query: string, body: never) => {
    written.push({ query, body })
    return { doc: { id: '1' } }
  },
}))

// A site with one field of each kind.
vi.mock('@/site/fields/products', () => ({
  siteProductFields: [
    { name: 'sku', kind: 'text', label: { en: 'SKU' }, maxLength: 20, isSearched: true },
    {
      name: 'scope',
      kind: 'textarea',
      label: { en: 'Delivered with', zh: '随附' },
      maxLength: 100,
      localized: true,
      isShown: true,
    },
    {
      name: 'warrantyMonths',
      kind: 'number',
      label: { en: 'Warranty' },
      unit: { en: 'months' },
      min: 0,
      max: 120,
      isWhole: true,
      isShown: true,
      isListed: true,
    },
    { name: 'isRefurbished', kind: 'checkbox', label: { en: 'Refurbished' }, isShown: true },
    {
      name: 'grade',
      kind: 'select',
      label: { en: 'Grade' },
      options: [
        { value: 'a', label: { en: 'Grade A' } },
        { value: 'b', label: { en: 'Grade B' } },
      ],
      isShown: true,
    },
    { name: 'soldUntil', kind: 'date', label: { en: 'Sold until' }, isShown: true },
  ] satisfies ProductField[],
}))

beforeEach(() => {
  written.length = 0
})

/** As the database has it. */
const stored = {
  id: '1',
  slug: 'kiosk',
  name: 'Kiosk',
  categoryId: '2',
  sku: 'K-100',
  scope: 'Cables',
  warrantyMonths: 24,
  isRefurbished: true,
  grade: 'b',
  soldUntil: '2027-01-31T00:00:00.000Z',
} as unknown as StoredProduct

const answered = {
  sku: 'K-100',
  scope: 'Cables',
  warrantyMonths: 24,
  isRefurbished: true,
  grade: 'b',
  soldUntil: '2027-01-31',
}

const names = Object.keys(answered)
const input = { name: 'Kiosk', categoryId: '2' }

describe('a field that is defined once', () => {
  it('is stored, with its limits', async () => {
    const fields = new Map(products.fields.flatMap((f) => ('name' in f ? [[f.name, f]] : [])))
    expect(names.map((name) => (fields.get(name) as Field).type)).toEqual([
      'text',
      'textarea',
      'number',
      'checkbox',
      'select',
      'date',
    ])
    expect(fields.get('scope')).toMatchObject({ localized: true, maxLength: 100 })
    const { validate } = fields.get('warrantyMonths') as { validate: Validate }
    const options = { ...fields.get('warrantyMonths'), req: { t: (key: string) => key } } as never
    expect(await validate(24, options)).toBe(true)
    expect(await validate(1.5, options)).toBe('warrantyMonths must be a whole number')
    expect(await validate(121, options)).not.toBe(true)
  })

  it('is answered by the API, and told by its document', () => {
    expect(productFieldValues(stored)).toMatchObject(answered)
    expect(productFieldValues({ warrantyMonths: 'many', grade: 'z' })).toMatchObject({
      sku: null,
      scope: null,
      warrantyMonths: null,
      isRefurbished: false,
      grade: null,
      soldUntil: null,
    })
    for (const [name, value] of Object.entries(answered)) {
      expect(Product.shape[name as 'name'].parse(value), name).toEqual(value)
    }
    const shapes: Shapes = {}
    toJsonSchema(Product, 'output', shapes)
    toJsonSchema(ProductInput, 'input', shapes)
    for (const name of ['Product', 'ProductInput']) {
      expect(Object.keys(Object(shapes[name]).properties), name).toEqual(
        expect.arrayContaining(names),
      )
    }
  })

  it.each([
    ['sku', 'a'.repeat(21)],
    ['warrantyMonths', -1],
    ['warrantyMonths', 1.5],
    ['grade', 'c'],
    ['isRefurbished', 'yes'],
    ['soldUntil', 5],
  ])('is refused by the contract: %s %j', (name, value) => {
    const { error } = ProductInput.safeParse({ ...input, [name]: value })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
  })

  it('is a column of the CSV file, which is read back as it was written', async () => {
    expect(catalogueColumns.slice(-names.length)).toEqual(names)
    const cells = toCells(stored, 'atm', '')
    const catalogue = {
      products: [{ id: '1', cells, attributes: {}, attributeTexts: {}, isTrashed: false }],
      categories: new Map([['atm', '2']]),
      families: new Map(),
      attributes: [],
    }
    const plan = async (changes: Record<string, string>) => {
      const table = { columns: [], rows: [{ line: 2, row: 2, cells: { ...cells, ...changes } }] }
      return (await planRows(table, catalogue, 'en', async () => new Set()))[0]
    }
    expect(await plan({})).toMatchObject({ action: 'same', errors: [] })
    expect(
      (await plan({ warrantyMonths: '36', soldUntil: '2028-02-29', grade: '' }))?.data,
    ).toEqual({
      warrantyMonths: 36,
      soldUntil: '2028-02-29T00:00:00.000Z',
      grade: null,
    })
    const refused = {
      warrantyMonths: '121',
      soldUntil: '2027-02-30',
      grade: 'c',
      isRefurbished: '?',
    }
    expect((await plan(refused))?.errors).toEqual([
      { field: 'warrantyMonths', message: 'warrantyMonths must be at most 120' },
      { field: 'isRefurbished', message: 'isRefurbished must be true or false' },
      { field: 'grade', message: 'grade must be one of a, b' },
      { field: 'soldUntil', message: 'soldUntil must be a day such as 2027-01-31' },
    ])
  })

  it('is found by staff and visitors where it says so', () => {
    expect(getSearchedText(stored)).toBe('K-100')
    expect(
      JSON.stringify(holdsWords(searchedFields({ slug: 'products', admin: {} }), 'K-100')),
    ).toContain('"sku":{"contains":"K-100"}')
  })

  it('is edited in the form, and sent as it was typed', async () => {
    const existing = {
      ...stored,
      name: { en: 'Kiosk' },
      scope: { en: 'Cables', zh: '电缆' },
    } as never
    const values = toProductValues(existing)
    expect(values.more).toMatchObject({ warrantyMonths: '24', soldUntil: '2027-01-31' })
    const edited = {
      ...values,
      more: { ...values.more, warrantyMonths: '', soldUntil: '2028-01-01', isRefurbished: false },
      texts: { ...values.texts, zh: { ...values.texts.zh, scope: '' } },
    }
    await save(edited, existing, true)
    expect(written.map(({ body }) => body)).toEqual([
      {
        warrantyMonths: null,
        soldUntil: '2028-01-01T00:00:00.000Z',
        isRefurbished: false,
        translations: { zh: { scope: null } },
      },
    ])
    const wrong = { ...values, more: { ...values.more, warrantyMonths: '1.5' } }
    expect(Object.keys(check(wrong))).toEqual(['warrantyMonths'])
  })

  it.each(productFields)('has a control with its label: $name', (field) => {
    const html = renderToStaticMarkup(
      <StaffTexts lng="zh" texts={en}>
        <QueryProvider>
          <WorkflowHost>
            <DefinedField field={field} value="" problem="Wrong" onChange={() => undefined} />
          </WorkflowHost>
        </QueryProvider>
      </StaffTexts>,
    )
    expect(html).toContain(field.label.zh ?? field.label.en)
    expect(html).toMatch(/<(input|textarea|select)[^>]* id=/)
    if (field.kind !== 'checkbox') expect(html).toContain('Wrong')
  })

  it('is a column of the list, and shown below the specifications, where it says so', () => {
    const columns = productColumns(
      ((key: string) => key) as never,
      'en',
      new Map(),
      () => null,
      '2026-01-01',
    )
    const column = columns.find(({ id }) => id === 'warrantyMonths')
    expect(column?.cell(stored as never)).toBe('24\u00a0months')
    expect(columns.some(({ id }) => id === 'grade')).toBe(false)
    expect(shownProductFields(stored, 'zh', '是')).toEqual({
      随附: 'Cables',
      Warranty: '24\u00a0months',
      Refurbished: '是',
      Grade: 'Grade B',
      'Sold until': '2027年1月31日',
    })
    expect(shownProductFields({}, 'en', 'Yes')).toEqual({})
  })
})
