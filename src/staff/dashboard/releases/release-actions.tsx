'use client'

import { type FormEvent, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { ReleaseContents, ReleaseItem } from '@/src/contract/staff/releases'
import { formatMoment } from '@/src/staff/workflow/format'
import { invalidate } from '../kit/api/query'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import buttons from '../kit/ui/button.module.css'
import { Confirm } from '../kit/ui/confirm'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { itemName } from './release-items'
import css from './releases.module.css'

interface Props {
  release: ReleaseContents
  isBusy: boolean
  change: Change
}

/** Preview, publishing at once or at a time, and taking back. */
export function ReleaseActions({ release, isBusy, change }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [asked, setAsked] = useState<'publish' | 'undo' | null>(null)
  const { id, state, items, publishAt, hasTransactions } = release
  const changed = items.filter(({ isChanged }) => isChanged)
  const again = items.filter(({ isPublishedAgain }) => isPublishedAgain)
  const isEmpty = items.length === 0
  const obstacle = hasTransactions ? null : (
    <p className={css.problem}>{t('release.noTransactions')}</p>
  )
  if (state === 'published' && obstacle) return obstacle
  if (state === 'published')
    return (
      <div className={css.buttons}>
        <Button look="danger" onClick={() => setAsked('undo')}>
          {t('release.undo')}
        </Button>
        {asked === 'undo' ? (
          <Confirm
            title={t('release.confirmUndo')}
            text={
              again.length > 0 ? t('release.confirmAgain', { names: namesOf(t, again) }) : undefined
            }
            action={t('release.undo')}
            onConfirm={async () => {
              await changeRelease(id, 'POST', 'undo', { force: again.length > 0 })
              toast({ title: t('release.undone') })
            }}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </div>
    )
  return (
    <>
      {obstacle}
      <div className={css.buttons}>
        {isEmpty ? null : (
          <a
            className={`${buttons.button} ${buttons.secondary}`}
            href={`/api/preview?${new URLSearchParams({ release: id, path: '/', lng })}`}
            target="_blank"
          >
            {t('release.preview')}
          </a>
        )}
        {obstacle ? null : (
          <Button look="primary" isInactive={isBusy || isEmpty} onClick={() => setAsked('publish')}>
            {t('release.publish')}
          </Button>
        )}
      </div>
      {publishAt ? (
        <div className={css.buttons}>
          <p>{t('status.scheduledFor', { when: formatMoment(publishAt, lng) })}</p>
          <Button
            isInactive={isBusy}
            onClick={() =>
              void change(() => changeRelease(id, 'DELETE', 'schedule'), t('release.unscheduled'))
            }
          >
            {t('release.unschedule')}
          </Button>
        </div>
      ) : obstacle ? null : (
        <Time
          isInactive={isBusy || isEmpty}
          onSet={(at) =>
            void change(() => changeRelease(id, 'POST', 'schedule', { at }), t('release.scheduled'))
          }
        />
      )}
      {asked === 'publish' ? (
        <Confirm
          title={t('release.confirmPublish')}
          text={
            changed.length > 0
              ? t('release.confirmChanged', { names: namesOf(t, changed) })
              : namesOf(t, items)
          }
          action={t('release.publish')}
          look="primary"
          onConfirm={async () => {
            await changeRelease(id, 'POST', 'publish', { acceptChanges: changed.length > 0 })
            toast({ title: t('release.published') })
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

/** Sets when the release is published by itself, by the clock of the reader. */
function Time({ isInactive, onSet }: { isInactive: boolean; onSet: (at: string) => void }) {
  const t = useTexts()
  const [time, setTime] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isInactive && time !== '') onSet(new Date(time).toISOString())
  }
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <form className={css.time} onSubmit={submit}>
      <Field label={t('release.at')} hint={t('release.zone', { zone })}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
      <Button type="submit" isInactive={isInactive || time === ''}>
        {t('release.schedule')}
      </Button>
    </form>
  )
}

const namesOf = (t: Texts, items: ReleaseItem[]): string =>
  items.map((item) => itemName(t, item)).join(' · ')

/** A call that changes a release. What its documents show to visitors and staff is read again. */
export async function changeRelease(
  id: string,
  method: 'DELETE' | 'POST',
  action: 'items' | 'publish' | 'schedule' | 'undo',
  body?: object,
): Promise<ReleaseContents> {
  try {
    return await write<ReleaseContents>('releases', method, `/${id}/${action}`, body)
  } finally {
    invalidate('/admin/products', '/admin/news', '/admin/jobs', '/admin/globals')
  }
}

export type Change = (call: () => Promise<ReleaseContents>, done?: string) => Promise<void>
