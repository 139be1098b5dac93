import type { PayloadRequest } from 'payload'
import { beginningOf } from '@/src/content/starter'
import type { BuiltInPage } from '@/src/content/types'
import { defaultLanguage, languages } from '@/src/i18n/languages'
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
 * shows something, in every language; else as a draft in English with places to fill in.
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
  const { title, layout } = beginningOf(page, site)
  const made = await req.payload.create({
    ...call,
    locale: defaultLanguage,
    data: { title, path: page.path, layout, _status },
  })
  let { updatedAt } = made
  const others = isPublished ? languages.filter((each) => each !== defaultLanguage) : []
  for (const locale of others) {
    const { title, layout } = beginningOf(page, await siteIn(locale))
    const rows = layout.map((block, index) => ({ ...block, id: made.layout?.[index]?.id }))
    const data = { title, layout: rows, _status } as const
    const changed = await req.payload.update({ ...call, id: made.id, locale, data })
    updatedAt = changed.updatedAt
  }
  return { id: made.id, title, isPublished, updatedAt }
}
