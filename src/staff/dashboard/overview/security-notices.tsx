'use client'

import type { OpenNotice } from '@/src/contract/staff/overview'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Security notices that are not finished, each with a link to its form in the panel, and the way to all of them. */
export function SecurityNotices({ entries }: { entries: OpenNotice[] }) {
  const t = useTexts()
  const folder = '/admin/collections/security-notices'
  return (
    <Box
      id="overview-notices"
      title={t('overview.notices')}
      empty={entries.length === 0 && t('overview.noNotices')}
    >
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
