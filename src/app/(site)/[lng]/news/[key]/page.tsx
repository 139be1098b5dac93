import { getArticle } from '@/src/data/news'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import { articleData } from '@/src/domain/structured-data/records'
import { recordPage } from '@/src/app/(site)/[lng]/record-page'

const { generateMetadata, RecordPage } = recordPage({
  collection: 'news',
  folder: '/news',
  read: getArticle,
  fallbackTitle: 'page.news',
  failed: 'news.failed',
  block: (key) => ({ blockType: 'newsDetail', article: key }),
  about: (article) => ({
    title: article.title,
    description: article.summary,
    article: {
      publishedTime: article.publishedAt ?? article.createdAt,
      modifiedTime: article.updatedAt,
    },
  }),
  data: async (article, place) => ({
    trail: [
      { name: getT(place.lng)('page.news'), address: addressIn(place.lng, '/news') },
      { name: article.title, address: place.address },
    ],
    record: articleData(article, place),
  }),
})

export const revalidate = 300
export const generateStaticParams = async () => []
export { generateMetadata }
export default RecordPage
