import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listProducts, searchProducts } from '@/src/data/catalogue/product-summaries'

interface Condition {
  id?: { greater_than?: string; in?: string[] }
}

interface Portion {
  where: Condition & { and?: Condition[] }
  limit: number
}

interface Stored {
  id: string
  slug: string
  name: string
  order: number
}

const catalogue = vi.hoisted(() => ({ products: [] as Stored[], isPreview: false, reads: 0 }))

vi.mock('server-only', () => ({}))
vi.mock('@/src/data/cache/cached', () => ({
  cached: (_name: string, _tags: unknown, read: unknown) => read,
}))
vi.mock('@/src/data/payload/previewer', () => ({
  previewContext: async () => (catalogue.isPreview ? {} : null),
}))
vi.mock('@/src/data/cache/company-day', () => ({ dayOfProducts: async () => '2026-11-30' }))
vi.mock('@/src/data/media/pictures', () => ({ picturesById: async () => new Map() }))
vi.mock('@/src/data/catalogue/categories', () => ({ listCategories: async () => [] }))
vi.mock('@/src/data/catalogue/visible-products', () => ({
  visibleProducts: async ({ where, limit }: Portion) => {
    catalogue.reads += 1
    const conditions = where.and ?? [where]
    const isWanted = (wanted: Condition['id'], id: string) =>
      id > (wanted?.greater_than ?? '') && (wanted?.in?.includes(id) ?? true)
    return catalogue.products
      .filter(({ id }) => conditions.every((condition) => isWanted(condition.id, id)))
      .slice(0, limit)
  },
}))

/** Products in the order of their ids, which is another one than that of the catalogue. */
function fill(count: number) {
  catalogue.products = Array.from({ length: count }, (_, number) => ({
    id: String(number).padStart(24, '0'),
    slug: `machine-${(number * 7919) % count}`,
    name: number % 3 === 0 ? `Lobby ${number}` : `Counter ${number}`,
    order: (number * 31) % 50,
  }))
}

async function portionsOf(q: string) {
  const found = await searchProducts('en', q)
  if (Array.isArray(found)) return [found]
  const portions = []
  for await (const portion of found) portions.push(portion)
  return portions
}

beforeEach(() => {
  catalogue.isPreview = false
})

describe('the list of all products', () => {
  it('comes in portions where it is long, in the same order', async () => {
    fill(2001)
    const whole = await listProducts({ lng: 'en' })
    const portions = await portionsOf('')
    expect(whole).toHaveLength(2001)
    expect(portions.length).toBeGreaterThan(1)
    expect(Math.max(...portions.map(({ length }) => length))).toBeLessThan(500)
    expect(JSON.stringify(portions.flat())).toBe(JSON.stringify(whole))
    const lobby = (await portionsOf('lobby')).flat()
    expect(lobby).toEqual(whole.filter(({ name }) => name.startsWith('Lobby')))
  })

  it('reads a portion when it is asked for', async () => {
    fill(2001)
    const found = await searchProducts('en', '')
    if (Array.isArray(found)) throw new Error('It comes as a whole')
    catalogue.reads = 0
    await found.next()
    const first = catalogue.reads
    await found.next()
    expect(catalogue.reads).toBe(first + 1)
  })

  it('comes as a whole where it is short, and for staff who look at drafts', async () => {
    fill(2000)
    expect(await searchProducts('en', '')).toHaveLength(2000)
    fill(2001)
    catalogue.isPreview = true
    expect(await searchProducts('en', '')).toHaveLength(2001)
  })
})
