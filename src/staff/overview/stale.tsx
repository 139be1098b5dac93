'use client'

import Link from 'next/link'
import type { Overview } from '@/src/contract/staff/overview'
import { formatDay } from '../kit/ui/format'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { editAddress } from './edit-address'
import css from './overview.module.css'

/** What visitors see and nobody has changed for long. */
export function Stale({ overview: { collections, stale } }: { overview: Overview }) {
  const t = useTexts()
  const lng = useLanguage()
  if (Object.keys(collections).every((name) => name === 'news')) return null
  return (
    <section aria-labelledby="overview-stale">
      <h2 id="overview-stale" className={css.title}>
        {t('overview.stale')}
      </h2>
      {stale.length === 0 ? <p className={css.none}>{t('overview.noStale')}</p> : null}
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {stale.map(({ collection, id, title, updatedAt }) => (
          <li key={id}>
            <Link href={editAddress(collection, id)} prefetch={false}>
              {title || t('overview.untitled')}
            </Link>
            <span>
              {t(`resource.${collection}`)} ·{' '}
              {t('overview.changed', { when: formatDay(updatedAt, lng) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
