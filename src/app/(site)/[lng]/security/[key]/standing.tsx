import type { TFunction } from 'i18next'
import { standingOf } from '@/src/components/security-notices/notice-row'
import { SiteLink } from '@/src/components/site-link'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { detectLang } from '@/src/i18n/page-language'
import css from './notice.module.css'

/** Says of a notice that it no longer holds, or that it is not the last word. */
export function Standing({ notice, t }: { notice: SecurityNotice; t: TFunction }) {
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
