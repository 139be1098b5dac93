'use client'

import { useState } from 'react'
import type { SessionList } from '@/src/contract/staff/account'
import { api } from '../kit/api/call'
import { useStaff } from '../kit/api/auth'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { formatDateTime } from '../kit/ui/format'
import { invalidate, useApi } from '../kit/api/query'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import css from './account.module.css'

const path = '/admin/account/sessions'

/** Where one is signed in, and the way to end it there. */
export function Sessions() {
  const t = useTexts()
  const lng = useLanguage()
  const { signOut } = useStaff()
  const [isAsking, setAsking] = useState(false)
  const query = useApi<SessionList>(path)

  const end = async (id: string) => {
    try {
      await api(`${path}/${id}`, { method: 'DELETE' })
      invalidate(path)
    } catch (error) {
      toastFailure(t('toast.deleteFailed'), error)
    }
  }

  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions" className={css.subtitle}>
        {t('account.sessions')}
      </h2>
      <QueryState query={query} loading={t('loading')} failed={t('account.sessionsFailed')}>
        <ul className={css.sessions}>
          {query.data?.sessions.map(({ id, device, createdAt, isCurrent }) => (
            <li key={id}>
              <span>
                {device ?? t('account.unknownDevice')}
                {isCurrent ? <strong> · {t('account.thisSession')}</strong> : null}
              </span>
              <span className={css.when}>
                {t('account.since', { when: formatDateTime(new Date(createdAt), lng) })}
              </span>
              {isCurrent ? null : (
                <Button look="plain" onClick={() => void end(id)}>
                  {t('account.endSession')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('account.signOutEverywhere')}
        </Button>
      </QueryState>
      {isAsking ? (
        <Confirm
          title={t('account.signOutEverywhere')}
          text={t('account.signOutEverywhereText')}
          action={t('account.signOutEverywhere')}
          onConfirm={async () => {
            await api(path, { method: 'DELETE' })
            signOut()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
