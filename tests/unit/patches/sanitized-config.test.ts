import { buildConfig, type SanitizedConfig } from 'payload'
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

it('lends English words to languages without any, and leaves the others', () => {
  const translations = { en: { lexical: 'Bold', general: 'a' }, hi: { general: 'b' }, zh: {} }
  const config = {
    collections: [],
    globals: [],
    i18n: { translations },
  } as unknown as SanitizedConfig
  expect(changeSanitized(config).i18n.translations).toMatchObject({
    hi: { lexical: 'Bold', general: 'b' },
    zh: {},
  })
  expect(translations.hi).toEqual({ general: 'b' })
})

it('is needed as long as plugins do not see the collections of Payload', async () => {
  const seen: string[] = []
  const config = await buildConfig({
    secret: 'only for tests',
    db: { defaultIDType: 'text', init: () => ({}) as never },
    collections: [{ slug: 'news', fields: [{ name: 'title', type: 'text' }] }],
    plugins: [
      (given) => {
        seen.push(...(given.collections ?? []).map(({ slug }) => slug))
        return given
      },
    ],
  })
  const own = config.collections
    .map(({ slug }): string => slug)
    .filter((slug) => slug.startsWith('payload-'))
  expect(own).toContain('payload-locked-documents')
  expect(seen.filter((slug) => own.includes(slug))).toEqual([])
})
