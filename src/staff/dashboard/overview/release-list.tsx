'use client'

import type { ReleasesAhead } from '@/src/contract/staff/overview'
import { formatDateTime } from '@/src/staff/workflow/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Releases that were refused at their time, which staff have to mend, and those whose time is to come. */
export function ReleaseList({ releases: { scheduled, failed } }: { releases: ReleasesAhead }) {
  const t = useTexts()
  const lng = useLanguage()
  if (scheduled.length === 0 && failed.length === 0) return null
  const rows = [
    ...failed.map((release) => ({ ...release, isFailed: true, text: t('overview.releaseFailed') })),
    ...scheduled.map(({ at, ...release }) => ({
      ...release,
      isFailed: false,
      text: t('overview.publish', { when: formatDateTime(new Date(at), lng) }),
    })),
  ]
  return (
    <Box id="overview-releases" title={t('release.title')}>
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {rows.map(({ id, title, isFailed, text }) => (
          <li key={id} data-attention={isFailed || undefined}>
            <Link href={`/admin-dashboard/releases?open=${id}`}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}
