import type { SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { guardEveryCollection } from '@/src/payload/guard-every-collection'

vi.mock('server-only', () => ({}))

it('guards a constant of Payload anew with each configuration, and does not change it', () => {
  const shared = Object.freeze({
    slug: 'payload-migrations',
    access: Object.freeze({}),
    endpoints: Object.freeze([]),
    hooks: Object.freeze({ afterOperation: Object.freeze([]) }),
  })
  const config = { collections: [shared], globals: [] } as unknown as SanitizedConfig
  const hooksOf = () => guardEveryCollection(config).collections[0]?.hooks
  expect(hooksOf()?.afterOperation).toHaveLength(1)
  expect(hooksOf()).toEqual(hooksOf())
})
