import 'server-only'
import type { Language } from '../i18n/languages'
import { getT } from '../i18n/server'
import type { TextKey } from '../i18n/translate'
import { getCategoryProducts } from './category-products'
import { getDocument } from './documents'
import { getJob } from './jobs'
import { getArticle } from './news'
import { getPage } from './pages'
import { openPaths } from './modules'
import { getProduct } from './products'
import { getSecurityNotice } from './security-notices'

interface Query {
  lng: Language
  path: string
}

/** Lists that have no page of blocks, and what they are called. */
const lists = new Map<string, TextKey>([
  ['/downloads', 'page.downloads'],
  ['/security', 'page.security'],
])

/** The title of the public page at a path; null where there is none. */
export async function titleOf({ lng, path }: Query): Promise<string | null> {
  const page = await getPage({ lng, path })
  if (page) return page.title
  const ofList = lists.get(path)
  if (ofList) return (await openPaths())(path) ? getT(lng)(ofList) : null
  if (path === '/products/finder') return getT(lng)('finder.title')
  const [, folder, key] =
    /^\/(product|products\/category|news|careers|downloads|security)\/([^/]+)$/.exec(path) ?? []
  if (key === undefined) return null
  switch (folder) {
    case 'product':
      return (await getProduct({ lng, key }))?.name ?? null
    case 'news':
      return (await getArticle({ lng, key }))?.title ?? null
    case 'downloads':
      return (await getDocument({ lng, key }))?.title ?? null
    case 'security':
      return (await getSecurityNotice({ lng, key }))?.title ?? null
    case 'careers':
      return (await getJob({ lng, key }))?.title ?? null
    default: {
      const name = (await getCategoryProducts({ lng, key }))?.category.name
      return name === undefined ? null : getT(lng)('category.title', { name })
    }
  }
}
