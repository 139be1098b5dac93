import { expect, it, vi } from 'vitest'
import { maxEntriesForHeap } from '@/src/data/catalogue/catalogue-rows'

vi.mock('server-only', () => ({}))

const kept = { share: 0.25, size: 4000, least: 1000 }

it('more is kept where there is more memory', () => {
  expect(maxEntriesForHeap(kept, 400_000_000)).toBe(25_000)
  expect(maxEntriesForHeap(kept, 4_000_000_000)).toBe(250_000)
})

it('never less than what every machine can hold', () => {
  expect(maxEntriesForHeap(kept, 1_000_000)).toBe(1000)
})

it('goes by what Node allows itself', () => {
  expect(maxEntriesForHeap({ share: 1, size: 1, least: 0 })).toBeGreaterThan(50_000_000)
})
