import type { PayloadRequest } from 'payload'
import { makeSite } from '@/src/content/site'
import type { Site } from '@/src/content/types'
import type { Language } from '@/src/i18n/languages'

/** Returns a reader of the present public state of the site, past all caches, once for each language of a call. */
export function siteReader(req: PayloadRequest): (lng: Language) => Promise<Site> {
  const sites = new Map<Language, Promise<Site>>()
  return (lng) => {
    const site = sites.get(lng) ?? readSite(lng, req)
    sites.set(lng, site)
    return site
  }
}

async function readSite(locale: Language, { payload, context }: PayloadRequest): Promise<Site> {
  // The interface's texts are for the server alone; collections are loaded by programs too.
  const { getT } = await import('@/src/i18n/server')
  const all = { locale, depth: 0, pagination: false, overrideAccess: false, context } as const
  const products = { ...all, collection: 'products', limit: 1 } as const
  const [settings, categories, sections, some, featured] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', locale, depth: 0 }),
    payload.find({ ...all, collection: 'categories' }),
    payload.find({ ...all, collection: 'content-sections' }),
    payload.find(products),
    payload.find({ ...products, where: { isFeatured: { equals: true } } }),
  ])
  return makeSite(getT(locale), {
    settings,
    categories: categories.docs,
    sections: sections.docs,
    hasProducts: some.docs.length > 0,
    hasFeatured: featured.docs.length > 0,
  })
}
