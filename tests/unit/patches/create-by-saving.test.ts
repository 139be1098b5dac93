import { readFileSync } from 'node:fs'
import type { SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { createBySaving } from '@/src/payload/patches/create-by-saving'

const shown = vi.hoisted(() => ({ configs: [] as unknown[] }))

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@payloadcms/translations', () => ({ initI18n: async () => ({}) }))
vi.mock('@payloadcms/ui/utilities/getClientConfig', () => ({
  getClientConfig: ({ config }: { config: unknown }) => shown.configs.push(config),
}))

const config = {
  i18n: { supportedLanguages: { en: {} }, fallbackLanguage: 'en' },
  collections: [
    { slug: 'news', versions: { drafts: { autosave: true, validate: false } } },
    { slug: 'users', versions: false },
  ],
} as unknown as SanitizedConfig

it('tells the view that drafts are validated, and the browser what is so', async () => {
  const changed = await createBySaving(config, {})
  expect(changed.collections).toEqual([
    { slug: 'news', versions: { drafts: { autosave: true, validate: true } } },
    { slug: 'users', versions: false },
  ])
  expect(shown.configs).toEqual([config])
})

it('is needed as long as the view stores a document unless drafts are validated', () => {
  const view = readFileSync('node_modules/@payloadcms/next/dist/views/Document/index.js', 'utf8')
  expect(view).toMatch(
    /if \(shouldAutosave && !validateDraftData && [^)]*\) \{\s+doc = await payload\.create/,
  )
})
