'use client'

import type { Activity } from '@/src/contract/staff/overview'
import { formatDateTime } from '../kit/format'
import { useLanguage, useTexts, type Texts } from '../kit/texts'
import css from './overview.module.css'

/** Who did what, the latest first. */
export function ActivityList({ entries }: { entries: Activity[] }) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <section aria-labelledby="overview-activity">
      <h2 id="overview-activity" className={css.title}>
        {t('overview.activity')}
      </h2>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={css.what}>
              {entry.username ?? '–'} · {actionText(t, entry.action)}
              {entry.title ? ` · ${entry.title}` : ''}
            </span>
            <span>{formatDateTime(new Date(entry.createdAt), lng)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const actions = {
  'sign-in': 'activity.signIn',
  'sign-in refused': 'activity.signInRefused',
  'sign-out': 'activity.signOut',
  'session ended': 'activity.sessionEnded',
  'password change': 'activity.passwordChange',
  'second factor on': 'activity.secondFactorOn',
  'second factor off': 'activity.secondFactorOff',
  'recovery codes renewed': 'activity.recoveryCodes',
  create: 'activity.create',
  update: 'activity.update',
  delete: 'activity.delete',
} as const

const actionText = (t: Texts, action: string): string => {
  const key = actions[action as keyof typeof actions]
  return key ? t(key) : action
}
