import 'server-only'
import { siteOf, unreadSite } from '@/src/content/site'
import type { Site } from '@/src/content/types'
import { defaultLanguage, type Language } from '../i18n/languages'
import { getT } from '../i18n/server'
import { cached, orElse } from './cache'
import { listCategories } from './categories'
import { asVisitor, cms } from './cms'
import { listSections } from './content-sections'
import { getSettings } from './settings'
import { tags } from './tags'

/** What the built-in pages are drawn from. */
export async function getBuiltInSite(lng: Language): Promise<Site> {
  const t = getT(lng)
  const facts = await orElse(readFacts(lng), null)
  return facts ? siteOf(t, facts) : unreadSite(t)
}

async function readFacts(lng: Language) {
  const [settings, categories, sections, products] = await Promise.all([
    getSettings({ lng }),
    listCategories({ lng }),
    listSections({ lng }),
    readProductFacts({}),
  ])
  return { settings, categories, sections, ...products }
}

const readProductFacts = cached(
  'readProductFacts',
  () => [tags.products()],
  async () => {
    const payload = await cms()
    const find = async (where = {}) => {
      const { docs } = await payload.find({
        ...asVisitor(defaultLanguage),
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
