import 'server-only'
import { makeSite, unreadSite } from '@/src/content/site'
import type { Site } from '@/src/content/types'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { cached, withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { listSections } from './content-sections'
import { getSettings } from '@/src/data/settings'
import { tags } from '@/src/data/cache/tags'

/**
 * Returns the data from which the built-in pages are drawn.
 * @param path of the page that is drawn: only the home page depends on the products, which change often
 */
export async function getBuiltInSite(lng: Language, path?: string): Promise<Site> {
  const t = getT(lng)
  const facts = await withFallback(readFacts(lng, path === '/'), null)
  return facts ? makeSite(t, facts) : unreadSite(t)
}

async function readFacts(lng: Language, isHome: boolean) {
  const [settings, categories, sections, products] = await Promise.all([
    getSettings({ lng }),
    listCategories({ lng }),
    listSections({ lng }),
    isHome ? readProductFacts({}) : noProducts,
  ])
  return { settings, categories, sections, ...products }
}

const noProducts = { hasProducts: false, hasFeatured: false }

const readProductFacts = cached(
  'readProductFacts',
  () => [tags.products()],
  async () => {
    const payload = await getPayload()
    const find = async (where = {}) => {
      const { docs } = await payload.find({
        ...readAsPublic(defaultLanguage),
        collection: 'products',
        where,
        select: { slug: true },
        limit: 1,
        pagination: false,
      })
      return docs.length > 0
    }
    return {
      hasProducts: await find(),
      hasFeatured: await find({ isFeatured: { equals: true } }),
    }
  },
)
