import type { PayloadRequest } from 'payload'
import { siteOf } from '@/src/content/site'
import { beginningOf } from '@/src/content/starter'
import type { BuiltInPage, Site } from '@/src/content/types'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'

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
export async function writeBeginning(req: PayloadRequest, page: BuiltInPage): Promise<Begun> {
  const isPublished = page.isWritten?.(await siteIn(defaultLanguage, req)) ?? false
  const call = {
    collection: 'pages',
    depth: 0,
    draft: !isPublished,
    overrideAccess: false,
    req,
  } as const
  const _status = isPublished ? 'published' : 'draft'
  const { title, layout } = beginningOf(page, await siteIn(defaultLanguage, req))
  const made = await req.payload.create({
    ...call,
    locale: defaultLanguage,
    data: { title, path: page.path, layout, _status },
  })
  let { updatedAt } = made
  const others = isPublished ? languages.filter((each) => each !== defaultLanguage) : []
  for (const locale of others) {
    const { title, layout } = beginningOf(page, await siteIn(locale, req))
    const rows = layout.map((block, index) => ({ ...block, id: made.layout?.[index]?.id }))
    const data = { title, layout: rows, _status } as const
    const changed = await req.payload.update({ ...call, id: made.id, locale, data })
    updatedAt = changed.updatedAt
  }
  return { id: made.id, title, isPublished, updatedAt }
}

/** What visitors can see of the site, read past all caches. */
async function siteIn(locale: Language, { payload, context }: PayloadRequest): Promise<Site> {
  // The interface's texts are for the server alone; collections are loaded by programs too.
  const { getT } = await import('@/src/i18n/server')
  const all = { locale, depth: 0, pagination: false, overrideAccess: false, context } as const
  const products = { ...all, collection: 'products', limit: 1 } as const
  const featured = await payload.find({ ...products, where: { isFeatured: { equals: true } } })
  return siteOf(getT(locale), {
    settings: await payload.findGlobal({ slug: 'site-settings', locale, depth: 0 }),
    categories: (await payload.find({ ...all, collection: 'categories' })).docs,
    sections: (await payload.find({ ...all, collection: 'content-sections' })).docs,
    hasProducts: (await payload.find(products)).docs.length > 0,
    hasFeatured: featured.docs.length > 0,
  })
}
