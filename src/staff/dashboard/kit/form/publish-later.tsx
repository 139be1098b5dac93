'use client'

import { useState } from 'react'
import { useApprovalRule } from '@/src/staff/workflow/approvals'
import { formatMoment } from '@/src/staff/workflow/format'
import { ScheduleDialog, useSchedule } from '@/src/staff/workflow/schedule'
import type { Collection } from '../api/records'
import { Button } from '../ui/button'
import { useLanguage, useTexts } from '../ui/texts'
import css from './entry-dialog.module.css'

interface Props {
  record: { collection: Collection; id: string }
  /** True while the record has a draft that is not public. */
  hasDraft: boolean
}

/** Sets the time at which the saved draft of a record is published; nothing without a draft, or where approval is needed. */
export function PublishLater({ record, hasDraft }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const needsApproval = Boolean(useApprovalRule(record.collection))
  const [isOpen, setOpen] = useState(false)
  const at = useSchedule(needsApproval ? null : record)
  if (needsApproval || (!hasDraft && at === null)) return null
  return (
    <div data-wide className={css.later}>
      {at === null ? null : (
        <p role="status">{t('status.scheduledFor', { when: formatMoment(at, lng) })}</p>
      )}
      <Button onClick={() => setOpen(true)}>{t('schedule.set')}</Button>
      {isOpen ? <ScheduleDialog place={record} at={at} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
