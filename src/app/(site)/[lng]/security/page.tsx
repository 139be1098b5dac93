import type { Metadata } from 'next'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { BlockTitle } from '@/src/components/block-title'
import { EmptyListDrawing } from '@/src/components/drawings'
import { Notice } from '@/src/components/notice'
import { Section } from '@/src/components/section'
import { NoticeRow } from '@/src/components/security-notices/notice-row'
import noticesCss from '@/src/components/security-notices/notices.module.css'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { openPaths } from '@/src/data/settings/modules'
import { listSecurityNotices } from '@/src/data/security-notices'
import { languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { feedPath } from '@/src/domain/security-notices/csaf/publisher'
import css from './security.module.css'

interface Props {
  params: Promise<{ lng: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lng = languageOr((await params).lng)
  if (!(await openPaths())('/security')) return missingMetadata(lng)
  const t = getT(lng)
  const about = { lng, path: '/security', title: t('page.security') }
  return makeMetadata({ ...about, description: t('notices.lead') })
}

/** Every security notice, the one that changed last first. */
export default async function SecurityPage({ params }: Props) {
  const lng = languageOr((await params).lng)
  await inOfferedLanguage(lng, '/security')
  if (!(await openPaths())('/security')) return <Missing lng={lng} />
  const t = getT(lng)
  setPageLanguage(lng)
  const notices = await withFallback(listSecurityNotices({ lng }), null)
  return (
    <Section labelledBy="security-title" className={css.page}>
      <div className={css.head}>
        <BlockTitle heading="h1" id="security-title">
          {t('page.security')}
        </BlockTitle>
        <p className={css.lead}>{t('notices.lead')}</p>
        <p className={css.links}>
          <SiteLink href="/contact">{t('notices.report')}</SiteLink>
          {notices?.length ? <a href={feedPath}>{t('notices.feed')}</a> : null}
        </p>
      </div>
      {notices === null ? <Notice isFailure>{t('notices.failed')}</Notice> : null}
      {notices?.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('notices.empty')}</Notice>
      ) : null}
      {notices?.length ? (
        <ul className={noticesCss.list}>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} lng={lng} heading="h2" t={t} />
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
