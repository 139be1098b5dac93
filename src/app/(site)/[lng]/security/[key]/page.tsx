import type { Translate } from '@/src/i18n/translate'
import type { Metadata } from 'next'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { BlockTitle } from '@/src/components/block-title'
import { breadcrumbData, Breadcrumbs } from '@/src/components/breadcrumbs'
import { Notice } from '@/src/components/notice'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { standingOf } from '@/src/components/security-notices/notice-row'
import { SeverityMark } from '@/src/components/security-notices/severity-mark'
import { SiteLink } from '@/src/components/site-link'
import { StructuredData } from '@/src/components/structured-data'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { withFallback } from '@/src/data/cache/cached'
import { companyDay } from '@/src/data/cache/company-day'
import { getSecurityNotice } from '@/src/data/security-notices'
import { formatDate } from '@/src/i18n/format'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { withUnits } from '@/src/platform/text/text'
import { ConcernedProducts, Origins, Vulnerabilities } from './parts'
import css from './notice.module.css'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, key, notice } = await load(props)
  if (notice === null) return missingMetadata(lng)
  const title = notice ? `${notice.number}: ${notice.title}` : getT(lng)('page.security')
  const path = `/security/${notice?.slug ?? key}`
  return makeMetadata({ lng, path, title, description: notice?.summary })
}

/** A security notice: what may happen, what to do, and which versions of which products it is about. */
export default async function SecurityNoticePage(props: Props) {
  const { lng, key, notice } = await load(props)
  await inOfferedLanguage(lng, `/security/${key}`)
  const t = getT(lng)
  if (notice === null) return <Missing lng={lng} problem={t('notices.missing')} />
  if (!notice) {
    return (
      <Section>
        <BlockTitle heading="h1">{t('page.security')}</BlockTitle>
        <Notice isFailure>{t('notices.failed')}</Notice>
      </Section>
    )
  }
  setPageLanguage(lng)
  const { title, number, slug, summary, details, publishedAt, changedAt } = notice
  const crumbs = [
    { name: t('page.security'), path: '/security' },
    { name: number, path: `/security/${slug}` },
  ]
  return (
    <Section labelledBy="notice-title" className={css.page}>
      <Breadcrumbs label={t('product.path')} crumbs={crumbs} />
      <div className={css.head}>
        <p className={css.kind}>
          {t(`notices.category.${notice.category}`)} · {number}
        </p>
        <BlockTitle heading="h1" id="notice-title">
          {title}
        </BlockTitle>
        <SeverityMark severity={notice.severity} score={notice.score} lng={lng} t={t} />
        <p className={css.lead} lang={detectLang(summary)}>
          {withUnits(summary)}
        </p>
        <dl className={css.facts}>
          <div>
            <dt>{t('notices.published')}</dt>
            <dd>
              <time dateTime={publishedAt}>{formatDate(publishedAt, lng)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('notices.changed')}</dt>
            <dd>
              <time dateTime={changedAt}>{formatDate(changedAt, lng)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('notices.version')}</dt>
            <dd>{notice.version}</dd>
          </div>
        </dl>
      </div>
      <Standing notice={notice} t={t} />
      <Remediations notice={notice} t={t} />
      <ConcernedProducts notice={notice} today={await companyDay()} lng={lng} t={t} />
      <Vulnerabilities notice={notice} lng={lng} t={t} />
      {details ? (
        <section className={css.part} aria-labelledby="details">
          <h2 id="details">{t('notices.details')}</h2>
          <Paragraphs text={details} className={css.text} />
        </section>
      ) : null}
      <Origins notice={notice} lng={lng} t={t} />
      <StructuredData data={[breadcrumbData(crumbs, lng)]} />
    </Section>
  )
}

/** `notice` is null for what does not exist, undefined for what cannot be read. */
async function load({ params }: Props) {
  const { lng, key } = await params
  const notice = isLanguage(lng)
    ? await withFallback(getSecurityNotice({ lng, key }), undefined)
    : null
  return { lng: languageOr(lng), key, notice }
}

/** Says of a notice that it no longer holds, or that it is not the last word. */
function Standing({ notice, t }: { notice: SecurityNotice; t: Translate }) {
  const standing = standingOf(notice)
  if (!standing) return null
  const { supersededBy } = notice
  return (
    <div className={css.standing}>
      <p>{t(`notices.standingLong.${standing}`)}</p>
      {supersededBy ? (
        <p>
          <SiteLink href={`/security/${supersededBy.slug}`}>
            {supersededBy.number}:{' '}
            <span lang={detectLang(supersededBy.title)}>{supersededBy.title}</span>
          </SiteLink>
        </p>
      ) : null}
    </div>
  )
}

/** Remediations, the main reason to open such a page. */
function Remediations({ notice, t }: { notice: SecurityNotice; t: Translate }) {
  if (notice.remediations.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="remediations">
      <h2 id="remediations">{t('notices.remediations')}</h2>
      <ul className={css.list}>
        {notice.remediations.map(({ category, details, url }, index) => (
          <li key={index} className={css.entry}>
            <h3>{t(`notices.remediation.${category}`)}</h3>
            <div className={css.text}>
              <Paragraphs text={details} />
              {url ? (
                <p>
                  <SiteLink href={url} newTabHint={t('link.newTab')}>
                    {t('notices.toFix')}
                  </SiteLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
