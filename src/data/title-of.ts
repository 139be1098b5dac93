import 'server-only'
import type { Language } from '../i18n/languages'
import { getT } from '../i18n/server'
import { getCategoryProducts } from './categories'
import { getJob } from './jobs'
import { getArticle } from './news'
import { getPage } from './pages'
import { getProduct } from './products'

interface Query {
  lng: Language
  path: string
}

/** The title of the public page at a path; null where there is none. */
export async function titleOf({ lng, path }: Query): Promise<string | null> {
  const page = await getPage({ lng, path })
  if (page) return page.title
  const [, folder, key] = /^\/(product|products\/category|news|careers)\/([^/]+)$/.exec(path) ?? []
  if (key === undefined) return null
  switch (folder) {
    case 'product':
      return (await getProduct({ lng, key }))?.name ?? null
    case 'news':
      return (await getArticle({ lng, key }))?.title ?? null
    case 'careers':
      return (await getJob({ lng, key }))?.title ?? null
    default: {
      const name = (await getCategoryProducts({ lng, key }))?.category.name
      return name === undefined ? null : getT(lng)('category.title', { name })
    }
  }
}
