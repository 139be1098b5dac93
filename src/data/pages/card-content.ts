import 'server-only'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import type { TextKey } from '@/src/i18n/translate'
import { type ShownPicture, shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { getCategoryProducts } from '@/src/data/catalogue/product-summaries'
import { getDocument } from '@/src/data/downloads/documents'
import { getJob } from '@/src/data/careers/jobs'
import { getArticle } from '@/src/data/news'
import { getPage } from './'
import { openPaths } from '@/src/data/settings/modules'
import { getProduct } from '@/src/data/catalogue/products'
import { getSecurityNotice } from '@/src/data/security-notices'

interface Query {
  lng: Language
  path: string
}

/** Lists that have no page of blocks, and what they are called. */
const lists = new Map<string, TextKey>([
  ['/downloads', 'page.downloads'],
  ['/security', 'page.security'],
])

/** The title and the picture of a page for its card. */
interface CardContent {
  title: string
  picture: ShownPicture | null
}

/** Reads the title of the public page at a path, and the picture of what it is about; null where there is no page. */
export async function getCardContent({ lng, path }: Query): Promise<CardContent | null> {
  const pictured = await picturedRecord({ lng, path })
  if (pictured) return pictured
  const title = await titleOf({ lng, path })
  return title === null ? null : { title, picture: null }
}

async function picturedRecord({ lng, path }: Query): Promise<CardContent | null> {
  const [, folder, key] = /^\/(product|news)\/([^/]+)(?:\/service)?$/.exec(path) ?? []
  if (key === undefined) return null
  if (folder === 'news') {
    const article = await getArticle({ lng, key })
    return article && { title: article.title, picture: shownPictures(article)[0] ?? null }
  }
  const product = await getProduct({ lng, key })
  return product && { title: product.name, picture: shownPictures(product)[0] ?? null }
}

async function titleOf({ lng, path }: Query): Promise<string | null> {
  const page = await getPage({ lng, path })
  if (page) return page.title
  const ofList = lists.get(path)
  if (ofList) return (await openPaths())(path) ? getT(lng)(ofList) : null
  if (path === '/products/finder') return getT(lng)('finder.title')
  const [, folder, key] =
    /^\/(products\/category|careers|downloads|security)\/([^/]+)$/.exec(path) ?? []
  if (key === undefined) return null
  switch (folder) {
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
