import { languages } from '@/src/i18n/languages'
import { crawl, crawlEnglish, crawlTranslations } from '@/tests/demo/helpers/crawl-languages'
import { nightlyLanguages } from '@/tests/helpers/daily-languages'

const site = crawl(languages, true)

crawlEnglish(site)

crawlTranslations(site, nightlyLanguages)
