import type { NewsListBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { EmptyListDrawing } from '@/src/components/drawings'
import { Notice } from '@/src/components/notice'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { NewsTag } from '@/src/contract/article'
import { withFallback } from '@/src/data/cache/cached'
import { listNews, listNewsWith } from '@/src/data/news'
import { getSettings, noSettings } from '@/src/data/settings'
import { tagPath } from '@/src/domain/links/link'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { paginate } from '@/src/platform/values/lists'
import type { BlockProps } from '../define'
import { Latest, Lead, Row } from './articles'
import css from './news-list.module.css'

/** Articles on a page. */
const pageSize = 12

export default async function NewsList({ data, lng, query, heading }: BlockProps<NewsListBlock>) {
  const t = getT(lng)
  const { tag } = data
  const articles = await withFallback(tag ? listNewsWith({ lng, tag }) : listNews({ lng }), null)
  const { timeZone, newsTags } = await withFallback(getSettings({ lng }), noSettings)
  const titleId = `${data.id ?? 'news'}-title`
  const list = tag ? tagPath(tag) : '/news'
  const shared = { lng, timeZone, heading: heading === 'h1' ? 'h2' : 'h3' } as const
  const title = (
    <BlockTitle heading={heading} id={titleId}>
      {data.title || t('news.title')}
    </BlockTitle>
  )
  if (data.limit) {
    const latest = (articles ?? []).slice(0, data.limit)
    return latest.length > 0 ? (
      <Latest title={title} titleId={titleId} articles={latest} all={list} {...shared} />
    ) : null
  }
  const { entries, page, pages } = paginate(articles ?? [], query.page, pageSize)
  const [lead, ...others] = page === 1 ? entries : [undefined, ...entries]
  return (
    <Section labelledBy={titleId} className={css.block}>
      {title}
      <TagLinks tags={newsTags} shown={tag} lng={lng} />
      {/* Section 2 wants these words for a failed read as well. */}
      {articles === null || articles.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('news.empty')}</Notice>
      ) : null}
      {lead ? <Lead article={lead} isFirst={heading === 'h1'} {...shared} /> : null}
      {others.length > 0 ? (
        <ul>
          {others.map((article) =>
            article ? <Row key={article.id} article={article} {...shared} /> : null,
          )}
        </ul>
      ) : null}
      <Pages page={page} pages={pages} list={list} lng={lng} />
    </Section>
  )
}

interface TagLinksProps {
  tags: NewsTag[]
  /** Key of the tag whose articles are listed. */
  shown: string | null | undefined
  lng: Language
}

/** The way to all articles, and to those with a tag. */
function TagLinks({ tags, shown, lng }: TagLinksProps) {
  if (tags.length === 0) return null
  const t = getT(lng)
  const links = [{ key: '', name: t('news.all') }, ...tags]
  return (
    <nav className={css.tags} aria-label={t('news.tags')}>
      {links.map(({ key, name }) => (
        <SiteLink
          key={key}
          href={key ? tagPath(key) : '/news'}
          aria-current={key === (shown ?? '') ? 'page' : undefined}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  )
}

interface PagesProps {
  page: number
  pages: number
  /** Address of the first page. */
  list: string
  lng: Language
}

/** The way to newer and older articles. */
function Pages({ page, pages, list, lng }: PagesProps) {
  if (pages < 2) return null
  const t = getT(lng)
  return (
    <nav className={css.pages} aria-label={t('news.pages')}>
      {page > 1 ? (
        <SiteLink rel="prev" href={page === 2 ? list : `${list}?page=${page - 1}`}>
          ← {t('news.newer')}
        </SiteLink>
      ) : null}
      <span className={css.position}>{t('news.page', { page, pages })}</span>
      {page < pages ? (
        <SiteLink rel="next" href={`${list}?page=${page + 1}`}>
          {t('news.older')} →
        </SiteLink>
      ) : null}
    </nav>
  )
}
