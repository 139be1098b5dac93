import type { SecurityNoticesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Section } from '@/src/components/section'
import { NoticeRow } from '@/src/components/security-notices/notice-row'
import noticesCss from '@/src/components/security-notices/notices.module.css'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { listSecurityNotices } from '@/src/data/security-notices'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import css from './security-notices.module.css'

/** The notices that changed last and still hold; nothing where there are none, or while notices are off. */
export default async function SecurityNotices({
  data,
  lng,
  heading,
}: BlockProps<SecurityNoticesBlock>) {
  const notices = await withFallback(listSecurityNotices({ lng }), [])
  const shown = notices
    .filter(({ isWithdrawn, supersededBy }) => !isWithdrawn && !supersededBy)
    .slice(0, data.limit ?? 3)
  if (shown.length === 0) return null
  const t = getT(lng)
  const titleId = `${data.id ?? 'security-notices'}-title`
  return (
    <Section tone="panel" labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title || t('page.security')}
        </BlockTitle>
        <p className={css.lead}>{t('notices.lead')}</p>
        <p className={css.all}>
          <SiteLink href="/security">{t('notices.all')}</SiteLink>
        </p>
      </div>
      <ul className={noticesCss.list}>
        {shown.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            lng={lng}
            heading={heading === 'h1' ? 'h2' : 'h3'}
            t={t}
          />
        ))}
      </ul>
    </Section>
  )
}
