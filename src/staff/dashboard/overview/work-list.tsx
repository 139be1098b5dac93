'use client'

import type { Overview } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { formatDateTime } from '@/src/staff/workflow/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'
import { When } from '@/src/staff/workflow/when'

/** Lists what is begun and not published. */
export function Drafts({ drafts }: Pick<Overview, 'drafts'>) {
  const t = useTexts()
  return (
    <Box
      id="overview-drafts"
      title={t('overview.drafts')}
      empty={drafts.length === 0 && t('overview.noDrafts')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {drafts.map(({ collection, id, title, updatedAt, isPublic, writers }) => (
          <li key={id}>
            <Link href={recordAddress(collection, id)}>{title || t('overview.untitled')}</Link>
            <span>
              {[
                t(`resource.${collection}`),
                isPublic ? t('status.publishedButChanged') : t('status.draft'),
                ...writers,
              ].join(' · ')}{' '}
              · <When at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Lists what will be published, or withdrawn, by itself. */
export function ScheduledList({ scheduled }: Pick<Overview, 'scheduled'>) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <Box
      id="overview-scheduled"
      title={t('overview.scheduled')}
      empty={scheduled.length === 0 && t('overview.noScheduled')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {scheduled.map(({ collection, id, title, type, at }) => (
          <li key={`${id}${at}`}>
            <Link href={recordAddress(collection, id)}>{title || t('overview.untitled')}</Link>
            <span>{t(`overview.${type}`, { when: formatDateTime(new Date(at), lng) })}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}
