import { afterEach, beforeEach, expect, vi } from 'vitest'

// What goes to console.error unexpectedly is a failure that nobody would see.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock
  vi.mocked(console.error).mockRestore()
  expect(calls).toEqual([])
})
