'use client'

import { Notice } from '@/src/components/notice'
import { formatDateTime } from '@/src/staff/workflow/format'
import css from './initial-password.module.css'
import { Link } from './navigation'
import { useLanguage, useTexts } from './texts'
import { viewPath } from './views'

/** Until when the own password lets in, where somebody else set it, and the way to change it. */
export function InitialPassword({ until }: { until: string | null | undefined }) {
  const t = useTexts()
  const lng = useLanguage()
  if (!until) return null
  return (
    <div className={css.wide}>
      <Notice>
        <p>{t('account.initialPassword', { date: formatDateTime(new Date(until), lng) })}</p>
        <p>
          <Link href={`${viewPath('account')}#account-password`}>{t('account.chooseOwn')}</Link>
        </p>
      </Notice>
    </div>
  )
}
