import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { makeStarter } from '@/src/content/starter'
import type { BuiltInPage } from '@/src/content/types'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import { readOfferedLanguages } from '@/src/payload/translations/offered-languages'
import type { siteReader } from './site-facts'

/** A page that was begun, as it was stored. */
export interface Begun {
  id: string
  title: string
  isPublished: boolean
  updatedAt: string
}

/**
 * Writes a built-in page into the CMS, as its owner finds it to begin with: published as visitors see it where it
 * shows something, in every language; else as a draft with places to fill in, in the languages that the site offers.
 */
export async function writeBeginning(
  req: PayloadRequest,
  page: BuiltInPage,
  siteIn: ReturnType<typeof siteReader>,
): Promise<Begun> {
  const site = await siteIn(defaultLanguage)
  const isPublished = page.isWritten?.(site) ?? false
  const call = {
    collection: 'pages',
    depth: 0,
    draft: !isPublished,
    overrideAccess: false,
    req,
  } as const
  const _status = isPublished ? 'published' : 'draft'
  const english = makeStarter(page, site)
  const made = await req.payload.create({
    ...call,
    locale: defaultLanguage,
    data: { ...english, path: page.path, _status },
  })
  let { updatedAt } = made
  for (const locale of isPublished ? languages : await readOfferedLanguages(req)) {
    if (locale === defaultLanguage) continue
    const beginning = makeStarter(page, await siteIn(locale))
    // A language without texts of its own stays empty: English stands in.
    if (isDeepStrictEqual(beginning, english)) continue
    const layout = withIds(beginning.layout, made.layout)
    const data = { ...beginning, layout, _status } as const
    const changed = await req.payload.update({ ...call, id: made.id, locale, data })
    updatedAt = changed.updatedAt
  }
  return { id: made.id, title: english.title, isPublished, updatedAt }
}

/** The same rows with the ids of those that are stored, at every depth: rows without one would take their places. */
function withIds<Value>(value: Value, stored: unknown): Value {
  if (typeof value !== 'object' || value === null) return value
  const inner = Object(stored) as Record<string, unknown>
  if (Array.isArray(value)) return value.map((row, index) => withIds(row, inner[index])) as Value
  const entries = Object.entries(value).map(([name, part]) => [name, withIds(part, inner[name])])
  return { ...Object.fromEntries(entries), ...(inner.id ? { id: inner.id } : {}) } as Value
}
