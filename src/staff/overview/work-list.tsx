'use client'

import Link from 'next/link'
import type { Overview } from '@/src/contract/staff/overview'
import { formatDateTime } from '../kit/ui/format'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { editAddress } from './edit-address'
import css from './overview.module.css'
import { When } from '../kit/ui/when'

/** What is begun and not published, and what will be published by itself. */
export function WorkList({ overview }: { overview: Overview }) {
  const t = useTexts()
  const lng = useLanguage()
  const { drafts, scheduled } = overview
  return (
    <section aria-labelledby="overview-drafts">
      <h2 id="overview-drafts" className={css.title}>
        {t('overview.drafts')}
      </h2>
      {drafts.length === 0 ? <p className={css.none}>{t('overview.noDrafts')}</p> : null}
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {drafts.map(({ collection, id, title, updatedAt, isPublic, writers }) => (
          <li key={id}>
            <Link href={editAddress(collection, id)} prefetch={false}>
              {title || t('overview.untitled')}
            </Link>
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
      <h2 className={css.title}>{t('overview.scheduled')}</h2>
      {scheduled.length === 0 ? <p className={css.none}>{t('overview.noScheduled')}</p> : null}
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {scheduled.map(({ collection, id, title, type, at }) => (
          <li key={`${id}${at}`}>
            <Link href={editAddress(collection, id)} prefetch={false}>
              {title || t('overview.untitled')}
            </Link>
            <span>{t(`overview.${type}`, { when: formatDateTime(new Date(at), lng) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
