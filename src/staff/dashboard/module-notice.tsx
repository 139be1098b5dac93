'use client'

import { Notice } from '@/src/components/notice'
import css from './dashboard.module.css'
import { useStaff } from './kit/api/auth'
import { Link } from './kit/ui/navigation'
import { useTexts } from './kit/ui/texts'

/** Stands above the records of a module that is off, with a link to the setting for staff who may change it. */
export function ModuleNotice() {
  const t = useTexts()
  const { may } = useStaff()
  return (
    <div className={css.off}>
      <Notice>
        <p>{t('module.offNote')}</p>
        {may('content') ? (
          <p>
            <Link href="/admin/globals/site-settings">{t('module.settings')}</Link>
          </p>
        ) : null}
      </Notice>
    </div>
  )
}
