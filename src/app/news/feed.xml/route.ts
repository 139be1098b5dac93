import { newsFeed } from '@/src/data/news-feed'
import { defaultLanguage } from '@/src/i18n/languages'

export const dynamic = 'force-dynamic'

export const GET = (): Promise<Response> => newsFeed(defaultLanguage, 'xml')
