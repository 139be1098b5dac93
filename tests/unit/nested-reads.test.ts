import { expect, it, vi } from 'vitest'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { cached, getVersion } from '@/src/data/cache/cached'
import { log } from '@/src/platform/log/log'

vi.mock('server-only', () => ({}))
vi.mock('@/src/data/payload/previewer', async (original) => ({
  ...(await original<object>()),
  previewContext: async () => null,
}))

/** Next's cache in its simplest form; nothing expires. */
function keepingCache() {
  const kept = new Map<string, object>()
  return {
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => ({ value: kept.get(key) }),
    set: async (key: string, value: object) => void kept.set(key, value),
  }
}

const store = { route: '/products', incrementalCache: keepingCache() }
const request = <T>(call: () => Promise<T>) => workAsyncStorage.run(store as never, call)

it('a read within a read is answered by the cache of Next, too', async () => {
  const reads: string[] = []
  const definitions = cached(
    'definitions',
    () => ['definitions'],
    async (_: null) => {
      reads.push('definitions')
      return { unit: 'mm' }
    },
  )
  const product = cached(
    'product',
    () => ['products', 'definitions'],
    async ({ id }: { id: number }) => {
      reads.push(`product ${id}`)
      return { id, ...(await definitions(null)) }
    },
  )
  expect(await request(() => product({ id: 1 }))).toEqual({ id: 1, unit: 'mm' })
  expect(await request(() => product({ id: 2 }))).toEqual({ id: 2, unit: 'mm' })
  expect(await request(() => product({ id: 1 }))).toEqual({ id: 1, unit: 'mm' })
  expect(reads).toEqual(['product 1', 'definitions', 'product 2'])
})

it('what is kept in memory is of the same version within a read', async () => {
  const versioned = cached(
    'versioned',
    () => ['products'],
    async (_: { id: number }) => getVersion(['products']),
  )
  const version = await request(() => getVersion(['products']))
  expect(await request(() => versioned({ id: 1 }))).toBe(version)
})

it('a read that lacks the tags of another one that it uses is told of, once', async () => {
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const inner = cached(
    'inner',
    () => ['products', 'settings'],
    async (_: null) => 1,
  )
  const whole = cached(
    'whole',
    () => ['settings', 'products'],
    async (_: null) => inner(null),
  )
  const lacking = cached(
    'lacking',
    () => ['products'],
    async (_: null) => inner(null),
  )
  for (const read of [whole, lacking, lacking]) await request(() => read(null))
  expect(told.mock.calls).toEqual([
    [{ msg: 'The read lacking uses inner and lacks its tags: settings' }],
  ])
})
