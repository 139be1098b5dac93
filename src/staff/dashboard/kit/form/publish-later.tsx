'use client'

import { type FormEvent, useState } from 'react'
import type { ScheduleAnswer } from '@/src/contract/staff/schedule'
import { localTime } from '@/src/platform/time/local-time'
import { useApprovalRule } from '../api/approvals'
import { useApi } from '../api/query'
import { type Collection, write } from '../api/records'
import { Button } from '../ui/button'
import confirm from '../ui/confirm.module.css'
import { Modal } from '../ui/modal'
import { useLanguage, useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'
import { Field } from './field'
import { formatMoment } from './moment'
import css from './publish-later.module.css'

interface Props {
  collection: Collection
  id: string
  /** True while the record has a draft that is not public. */
  hasDraft: boolean
}

/** Sets the time at which the saved draft of a record is published; nothing without a draft, or where approval is needed. */
export function PublishLater({ collection, id, hasDraft }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const needsApproval = Boolean(useApprovalRule(collection))
  const [isOpen, setOpen] = useState(false)
  const { data } = useApi<ScheduleAnswer>(
    needsApproval ? null : `/admin/${collection}/${id}/schedule`,
  )
  const at = data?.at ?? null
  if (needsApproval || (!hasDraft && at === null)) return null
  return (
    <div data-wide className={css.later}>
      {at === null ? null : (
        <p role="status">{t('status.scheduledFor', { when: formatMoment(at, lng) })}</p>
      )}
      <Button onClick={() => setOpen(true)}>{t('schedule.set')}</Button>
      {isOpen ? (
        <Time collection={collection} id={id} at={at} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

interface TimeProps extends Pick<Props, 'collection' | 'id'> {
  at: string | null
  onClose: () => void
}

function Time({ collection, id, at, onClose }: TimeProps) {
  const t = useTexts()
  const [time, setTime] = useState(at ? localTime(new Date(at)) : '')
  const [isBusy, setBusy] = useState(false)
  const store = async (method: 'POST' | 'DELETE', body?: object) => {
    setBusy(true)
    try {
      await write(collection, method, `/${id}/schedule`, body)
      onClose()
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form within the form of the record: its event would save that as well.
    event.stopPropagation()
    void store('POST', { at: new Date(time).toISOString() })
  }
  return (
    <Modal size="small" title={t('schedule.set')} onClose={onClose}>
      <form onSubmit={submit}>
        <div className={confirm.body}>
          <Field
            label={t('schedule.at')}
            hint={t('schedule.hint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          >
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                required
                min={localTime(new Date())}
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
          </Field>
        </div>
        <div className={confirm.end} data-keep-clear>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {at === null ? null : (
            <Button isInactive={isBusy} onClick={() => void store('DELETE')}>
              {t('schedule.cancel')}
            </Button>
          )}
          <Button look="primary" type="submit" isInactive={isBusy || time === ''}>
            {t('schedule.set')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
