import { expect, it, vi } from 'vitest'
import { cached } from '@/src/data/cache'
import { versionOf } from '@/src/data/version'

const { kept } = vi.hoisted(() => ({ kept: [] as { text: string; key: string[] }[] }))

vi.mock('server-only', () => ({}))
vi.mock('@/src/data/preview', () => ({ previewer: async () => null }))
vi.mock('next/cache', () => ({
  unstable_cache: (call: () => unknown, key: string[]) => {
    kept.push({ text: String(call), key })
    return call
  },
}))

/** What Next knows a kept answer by: the text of the function, which differs from bundle to bundle, and a key. */
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
  expect(await versionOf(['a', 'b'])).not.toBe('')
  expect(lastKept()).toEqual({
    text: 'function () { [native code] }',
    key: ['versionOf', 'a', 'b'],
  })
})
