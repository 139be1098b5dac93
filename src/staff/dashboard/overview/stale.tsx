'use client'

import type { Overview } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { formatDay } from '@/src/staff/workflow/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** List of public records that nobody has changed for long. */
export function Stale({ overview: { collections, stale } }: { overview: Overview }) {
  const t = useTexts()
  const lng = useLanguage()
  if (Object.keys(collections).every((name) => name === 'news')) return null
  return (
    <Box
      id="overview-stale"
      title={t('overview.stale')}
      empty={stale.length === 0 && t('overview.noStale')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {stale.map(({ collection, id, title, updatedAt }) => (
          <li key={id}>
            <Link href={recordAddress(collection, id)}>{title || t('overview.untitled')}</Link>
            <span>
              {t(`resource.${collection}`)} ·{' '}
              {t('overview.changed', { when: formatDay(updatedAt, lng) })}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}
