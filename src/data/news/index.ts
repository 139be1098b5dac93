import 'server-only'
import type { News } from '@/payload-types'
import type { Article } from '@/src/contract/article'
import type { Picture } from '@/src/contract/picture'
import type { Product } from '@/src/contract/product'
import { toSeo } from '@/src/contract/seo'
import { mentionTest } from '@/src/domain/catalogue/text-tests'
import type { Language } from '@/src/i18n/languages'
import { asText, asTexts, relationId } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { findByIdOrSlug } from '@/src/data/find-by-id-or-slug'
import { inModule } from '@/src/data/settings/modules'
import { listPictureIds, picturesById } from '@/src/data/media/pictures'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'

/** With the ids of the products that it is about, of which visitors are told none: some may not be public. */
interface RelatedArticle extends Article {
  products: string[]
}

const readRelated = cached(
  'listNews',
  () => [tags.news(), tags.media()],
  async ({ lng }: { lng: Language }): Promise<RelatedArticle[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'news',
      sort: ['-publishedAt', 'slug'],
      pagination: false,
    })
    const pictures = await picturesById(docs.flatMap(listPictureIds), lng)
    return mapReadable(docs, ['title', 'slug'], (doc) => ({
      ...toArticle(doc, pictures),
      products: (doc.products ?? []).flatMap((each) => relationId(each) ?? []),
    }))
  },
)

/** Every public article, latest first, whether or not news are on. */
export const readNews = async (query: { lng: Language }): Promise<Article[]> =>
  (await readRelated(query)).map(({ products: _, ...article }) => article)

/** Every public article, latest first. */
export const listNews = inModule('news', readNews, [])

interface TaggedQuery {
  lng: Language
  tag: string
}

/** The public articles with a tag, latest first. */
export const listNewsWith = async ({ lng, tag }: TaggedQuery): Promise<Article[]> =>
  (await listNews({ lng })).filter(({ tags: held }) => held.includes(tag))

const readArticle = cached(
  'getArticle',
  () => [tags.news(), tags.media()],
  async ({ lng, key }: { lng: Language; key: string }): Promise<Article | null> => {
    const doc = await findByIdOrSlug('news', key, lng)
    return doc && toArticle(doc, await picturesById(listPictureIds(doc), lng))
  },
)

/** One article by its id or its slug; null where there is none in public. */
export const getArticle = inModule('news', readArticle, null)

const listRelated = inModule('news', readRelated, [])

/** Articles about a product on its page. */
const maxAbout = 4

/** Lists the latest articles about a product: by their relation or, of those without one, by its name or a link in their text. */
export async function listNewsAbout(
  product: Pick<Product, 'id' | 'slug' | 'name'>,
  { lng }: { lng: Language },
): Promise<Article[]> {
  const isAbout = mentionTest(product)
  const articles = await listRelated({ lng })
  return articles
    .filter(({ title, summary, content, products }) =>
      products.length > 0
        ? products.includes(product.id)
        : isAbout([title, summary ?? '', content ?? ''].join('\n')),
    )
    .slice(0, maxAbout)
}

function toArticle(doc: News, pictures: Map<string, Picture>): Article {
  return {
    id: doc.id,
    title: doc.title,
    slug: doc.slug,
    summary: asText(doc.summary),
    content: asText(doc.content),
    imageUrl: asText(doc.imageUrl),
    images: asTexts(doc.images),
    pictures: listPictureIds(doc)
      .map((id) => pictures.get(id))
      .filter((picture) => picture !== undefined),
    tags: asTexts(doc.tags),
    publishedAt: asText(doc.publishedAt),
    isActive: doc.isActive ?? true,
    ...toSeo(doc),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}
