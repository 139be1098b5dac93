import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it, vi } from 'vitest'
import { cached, getVersion } from '@/src/data/cache/cached'

const { kept, requests } = vi.hoisted(() => ({
  kept: [] as { text: string; key: string[] }[],
  requests: { current: undefined as AsyncLocalStorage<Map<unknown, unknown>> | undefined },
}))

/** As React keeps what is asked for while it makes a page, and nothing outside of one. */
vi.mock('react', () => ({
  cache: (make: () => unknown) => () => {
    const store = requests.current?.getStore()
    if (store && !store.has(make)) store.set(make, make())
    return store ? store.get(make) : make()
  },
}))

vi.mock('server-only', () => ({}))
vi.mock('@/src/data/preview', () => ({ previewContext: async () => null }))
vi.mock('next/cache', () => ({
  unstable_cache: (call: () => unknown, key: string[]) => {
    kept.push({ text: String(call), key })
    return call
  },
}))

/**
 * Returns Next's key of the last cached answer: the text of the function, which differs from bundle to bundle, and a
 * key.
 */
const lastKept = () => kept.at(-1)

it('what is kept is known by its name and its query alone', async () => {
  const double = cached(
    'double',
    () => ['numbers'],
    async ({ number }: { number: number }) => 2 * number,
  )
  expect(await double({ number: 4 })).toBe(8)
  expect(lastKept()).toEqual({
    text: 'function () { [native code] }',
    key: ['double', '{"number":4}'],
  })
})

it('a version is known by its tags alone, so that pages and API share what is in memory', async () => {
  expect(await getVersion(['a', 'b'])).not.toBe('')
  expect(lastKept()).toEqual({
    text: 'function () { [native code] }',
    key: ['versionOf', 'a', 'b'],
  })
})

it('a page that is made reads the same once; another page, and a read within a read, read anew', async () => {
  requests.current = new AsyncLocalStorage()
  const request = <T>(call: () => Promise<T>) => requests.current?.run(new Map(), call)
  const reads: string[] = []
  const inner = cached(
    'inner',
    () => [],
    async (id: number) => reads.push(`inner ${id}`),
  )
  const outer = cached(
    'outer',
    () => [],
    async (id: number) => {
      reads.push(`outer ${id}`)
      return inner(id)
    },
  )
  await request(() => Promise.all([inner(1), inner(1), inner(2)]))
  expect(reads.splice(0)).toEqual(['inner 1', 'inner 2'])
  await request(() => inner(1))
  expect(reads.splice(0)).toEqual(['inner 1'])
  // The page has the tags of what is read for itself only: it must not lean on the read of another read.
  await request(async () => [await outer(3), await inner(3), await outer(3)])
  expect(reads.splice(0)).toEqual(['outer 3', 'inner 3', 'inner 3'])
  await Promise.all([inner(1), inner(1)])
  expect(reads).toHaveLength(2)
})
