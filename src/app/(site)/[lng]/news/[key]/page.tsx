import { getArticle } from '@/src/data/news'
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
  crumbs: ({ title, slug }, lng) => [
    { name: getT(lng)('page.news'), path: '/news' },
    { name: title, path: `/news/${slug}` },
  ],
  data: articleData,
})

export const revalidate = 300
export const generateStaticParams = async () => []
export { generateMetadata }
export default RecordPage
