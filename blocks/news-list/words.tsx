import { Phrases } from '@/src/components/phrases'
import { SiteLink } from '@/src/components/site-link'
import type { Article } from '@/src/contract/article'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { plainMarkdown } from '@/src/domain/news/markdown/plain'
import css from './news-list.module.css'

interface Props {
  article: Article
  lng: Language
  heading: 'h2' | 'h3'
  titleClass?: string
}

/** Title and text of an article, with a link to it. */
export function Words({ article, lng, heading: Heading, titleClass }: Props) {
  const t = getT(lng)
  const about = article.summary || plainMarkdown(article.content)
  return (
    <>
      <Heading className={titleClass} lang={detectLang(article.title)}>
        <Phrases>{article.title}</Phrases>
      </Heading>
      <p className={css.text} lang={detectLang(about)}>
        {about}
      </p>
      <SiteLink className={css.more} href={`/news/${article.slug}`}>
        {t('news.more')}
        <span className="visually-hidden">: {article.title}</span>
      </SiteLink>
    </>
  )
}
