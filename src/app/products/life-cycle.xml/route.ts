import { lifeCycleFeed } from '@/src/data/life-cycle-feed'
import { defaultLanguage } from '@/src/i18n/languages'

export const dynamic = 'force-dynamic'

export const GET = (): Promise<Response> => lifeCycleFeed(defaultLanguage)
