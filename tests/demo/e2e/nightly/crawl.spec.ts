import { languages } from '@/src/i18n/languages'
import { crawl, crawlTranslations, dailyLanguages } from '@/tests/demo/helpers/crawl-languages'

const others = languages.filter((lng) => lng !== 'en' && !dailyLanguages.includes(lng))

crawlTranslations(crawl(), others)
