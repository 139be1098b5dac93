import { languages } from '@/src/i18n/languages'
import {
  crawl,
  crawlEnglish,
  crawlTranslations,
  dailyLanguages,
} from '@/tests/demo/helpers/crawl-languages'

const site = crawl(languages, true)

crawlEnglish(site)

crawlTranslations(
  site,
  languages.filter((lng) => lng !== 'en' && !dailyLanguages.includes(lng)),
)
