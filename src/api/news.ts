import { Article, ArticleList } from '@/src/contract/article'
import { getArticle, listNews } from '@/src/data/news'
import { read } from './operation'

const subject = 'News'

export const newsOperations = [
  read({
    path: '/news',
    subject,
    summary: 'Articles, latest first',
    answer: ArticleList,
    handler: ({ lng }) => listNews({ lng }),
  }),
  read({
    path: '/news/{id}',
    subject,
    summary: 'One article',
    parameters: { id: 'Id or slug' },
    answer: Article,
    missing: 'Article not found',
    handler: ({ lng, params }) => getArticle({ lng, key: params.id }),
  }),
]
