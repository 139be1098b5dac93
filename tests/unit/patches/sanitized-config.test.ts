import type { SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { changeSanitized } from '@/src/payload/patches/sanitized-config'

vi.mock('server-only', () => ({}))

it('guards a constant of Payload anew with each configuration, and does not change it', () => {
  const shared = Object.freeze({
    slug: 'payload-migrations',
    access: Object.freeze({}),
    endpoints: Object.freeze([]),
    hooks: Object.freeze({ afterOperation: Object.freeze([]) }),
  })
  const config = {
    collections: [shared],
    globals: [],
    i18n: { translations: {} },
  } as unknown as SanitizedConfig
  const hooksOf = () => changeSanitized(config).collections[0]?.hooks
  expect(hooksOf()?.afterOperation).toHaveLength(1)
  expect(hooksOf()).toEqual(hooksOf())
})
