'use client'

import type { ExpiringCertificate, OpenNotice } from '@/src/contract/staff/overview'
import { staffDateFormat } from '@/src/i18n/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Certificates that end soon or have ended, each with a link to its form in the panel. */
export function Certificates({ entries }: { entries: ExpiringCertificate[] }) {
  const t = useTexts()
  const format = staffDateFormat(useLanguage(), { dateStyle: 'medium', timeZone: 'UTC' })
  if (entries.length === 0) return null
  return (
    <Box id="overview-certificates" title={t('overview.certificates')}>
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {entries.map(({ id, standard, number, lastDay, isExpired }) => (
          <li key={id}>
            <Link href={`/admin/collections/certificates/${id}`}>
              {standard} · {number}
            </Link>
            <span>
              {t(isExpired ? 'overview.certificateEnded' : 'overview.certificateEnds', {
                date: format.format(new Date(lastDay)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Security notices that are not finished, each with a link to its form in the panel, and the way to all of them. */
export function SecurityNotices({ entries }: { entries: OpenNotice[] }) {
  const t = useTexts()
  const folder = '/admin/collections/security-notices'
  if (entries.length === 0) return null
  return (
    <Box id="overview-notices" title={t('overview.notices')}>
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {entries.map(({ id, number, title, isDraft }) => (
          <li key={id}>
            <Link href={`${folder}/${id}`}>
              {[number, title].filter(Boolean).join(' · ') || t('overview.untitled')}
            </Link>
            <span>{t(isDraft ? 'overview.noticeDraft' : 'overview.noticeInterim')}</span>
          </li>
        ))}
      </ul>
      <p className={css.actions}>
        <Link className={css.action} href={folder}>
          {t('overview.allNotices')}
        </Link>
      </p>
    </Box>
  )
}
