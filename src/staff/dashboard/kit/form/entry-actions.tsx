'use client'

import { useState } from 'react'
import { useApprovalRule } from '@/src/staff/workflow/approvals'
import { formatMoment } from '@/src/staff/workflow/format'
import { ScheduleDialog, useSchedule } from '@/src/staff/workflow/schedule'
import { useAddress } from '../address'
import { type Collection, write, type Written } from '../api/records'
import { Button } from '../ui/button'
import { toastFailure } from '../ui/failure'
import { useLanguage, useTexts } from '../ui/texts'

interface DuplicateProps {
  collection: Collection
  id: string
  /** True while the form has changes, which the copy would not have. */
  isInactive: boolean
}

/** Makes a draft with the values of a record, and opens it. */
export function Duplicate({ collection, id, isInactive }: DuplicateProps) {
  const t = useTexts()
  const { set } = useAddress()
  const [isBusy, setBusy] = useState(false)
  const duplicate = async () => {
    setBusy(true)
    try {
      const { doc } = await write<Written<{ id: string }>>(
        collection,
        'POST',
        `/${id}/duplicate`,
        {},
      )
      set({ open: doc.id }, 'push')
    } catch (error) {
      toastFailure(t, t('toast.createFailed'), error)
      setBusy(false)
    }
  }
  return (
    <Button isInactive={isInactive || isBusy} onClick={() => void duplicate()}>
      {t('form.duplicate')}
    </Button>
  )
}

interface PublishLaterProps {
  record: { collection: Collection; id: string }
  /** True while the record has a draft that is not public. */
  hasDraft: boolean
}

/** Sets the time at which the saved draft of a record is published; nothing without a draft, or where approval is needed. */
export function PublishLater({ record, hasDraft }: PublishLaterProps) {
  const t = useTexts()
  const lng = useLanguage()
  const needsApproval = Boolean(useApprovalRule(record.collection))
  const [isOpen, setOpen] = useState(false)
  const at = useSchedule(needsApproval ? null : record)
  if (needsApproval || (!hasDraft && at === null)) return null
  return (
    <>
      {at === null ? null : (
        <p role="status">{t('status.scheduledFor', { when: formatMoment(at, lng) })}</p>
      )}
      <Button onClick={() => setOpen(true)}>{t('schedule.set')}</Button>
      {isOpen ? <ScheduleDialog place={record} at={at} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
