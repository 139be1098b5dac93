import type { Translate } from '@/src/i18n/translate'
import type { Metadata } from 'next'
import { BlockTitle } from '@/src/components/block-title'
import { NoMatchDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import { LocalForm } from '@/src/components/local-link.client'
import { Paging } from '@/src/components/paging'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { type SearchAnswer, SearchType, searchTypes } from '@/src/contract/search'
import { withFallback } from '@/src/data/cache/cached'
import { search, tellSearchOutcomes } from '@/src/data/search'
import { formatNumber } from '@/src/i18n/format'
import { type Language, languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { pageSize, parsePage } from '@/src/domain/catalogue/list-query'
import { recordEmptySearch } from '@/src/platform/log/request-context'
import { toSearchParams } from '@/src/platform/http/search-params'
import { inOfferedLanguage } from '../redirected'
import { Results } from './results'
import css from './search.module.css'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<{ q?: string; type?: string; page?: string }>
}

const placeId = 'found'

export const dynamic = 'force-dynamic'

tellSearchOutcomes()

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, q } = await asked(props)
  const t = getT(lng)
  return {
    title: q === '' ? t('find.title') : t('find.results', { q }),
    robots: { index: false },
  }
}

/** Everything that a text finds: `/search?q=…`. */
export default async function SearchPage(props: Props) {
  const { lng, q, type, page } = await asked(props)
  await inOfferedLanguage(lng, '/search', toSearchParams(await props.searchParams).toString())
  const t = getT(lng)
  setPageLanguage(lng)
  const found = await withFallback(
    search(lng, q, { type, limit: pageSize, offset: (page - 1) * pageSize }),
    null,
  )
  const addressOf = (change: { type?: string; page?: number }) => {
    const { type: kind, page: number = 1 } = change
    const query = new URLSearchParams({ q, ...(kind ? { type: kind } : {}) })
    if (number > 1) query.set('page', String(number))
    return `/search?${query}`
  }
  const all = found ? searchTypes.reduce((sum, each) => sum + found.counts[each], 0) : 0
  const hasNoHits = found !== null && q !== '' && all === 0
  if (hasNoHits) recordEmptySearch()
  return (
    <Section labelledBy="search-title" className={css.page} id={placeId}>
      {q !== '' && found ? (
        <ListChanges
          place={placeId}
          address={addressOf({ type, page })}
          text={t('find.count', { count: found.total })}
        />
      ) : null}
      <BlockTitle heading="h1" id="search-title">
        {/* No plain text: what was typed is not broken into phrases. */}
        <>{q === '' ? t('find.title') : t('find.results', { q })}</>
      </BlockTitle>
      <LocalForm className={css.form} action="/search" method="get" role="search">
        <label className="visually-hidden" htmlFor="find">
          {t('find.label')}
        </label>
        <input
          key={q}
          id="find"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          placeholder={t('find.label')}
        />
        <button type="submit">{t('find.submit')}</button>
      </LocalForm>
      {found === null ? <Notice isFailure>{t('find.failed')}</Notice> : null}
      {hasNoHits ? (
        <Notice drawing={<NoMatchDrawing />}>
          <p>{t('find.empty', { q })}</p>
          <p>{t('find.hint')}</p>
        </Notice>
      ) : null}
      {found && all > 0 ? (
        <>
          <TypeLinks counts={found.counts} chosen={type} addressOf={addressOf} lng={lng} t={t} />
          <Results results={found.results} lng={lng} t={t} />
          <Paging
            page={page}
            pages={Math.ceil(found.total / pageSize)}
            addressOf={(number) => addressOf({ type, page: number })}
            t={t}
          />
        </>
      ) : null}
    </Section>
  )
}

async function asked({ params, searchParams }: Props) {
  const { q = '', type, page } = await searchParams
  return {
    lng: languageOr((await params).lng),
    q: [q].flat().join(' ').trim().slice(0, 200),
    type: SearchType.safeParse(type).data,
    page: parsePage(page),
  }
}

interface TypeLinksProps {
  counts: SearchAnswer['counts']
  chosen?: SearchType
  addressOf: (change: { type?: SearchType }) => string
  lng: Language
  t: Translate
}

/** Links to the results of one type, each with how many there are. */
function TypeLinks({ counts, chosen, addressOf, lng, t }: TypeLinksProps) {
  const filled = searchTypes.filter((type) => counts[type] > 0)
  const all = filled.reduce((sum, type) => sum + counts[type], 0)
  const links = [
    { type: undefined, name: t('find.all'), count: all },
    ...filled.map((type) => ({ type, name: t(`find.type.${type}`), count: counts[type] })),
  ]
  return (
    <nav className={css.types} aria-label={t('find.types')}>
      {links.map(({ type, name, count }) => (
        <SiteLink
          key={type ?? 'all'}
          href={addressOf({ type })}
          aria-current={type === chosen ? 'page' : undefined}
        >
          {name} <span className={css.count}>{formatNumber(count, lng)}</span>
        </SiteLink>
      ))}
    </nav>
  )
}
