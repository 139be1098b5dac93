'use client'

import { useState } from 'react'
import type { SessionList } from '@/src/contract/staff/account'
import { api } from '../kit/api/call'
import { useStaff } from '../kit/api/auth'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { formatDateTime } from '@/src/staff/workflow/format'
import { invalidate, useApi } from '../kit/api/query'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './account.module.css'

const path = '/admin/account/sessions'

/** More of them than anybody knows by heart push what else the page has out of sight. */
const shownAtFirst = 5

/** List of the own sessions, each with a button that ends it. */
export function Sessions() {
  const t = useTexts()
  const lng = useLanguage()
  const { signOut } = useStaff()
  const [isAsking, setAsking] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const query = useApi<SessionList>(path)

  const end = async (id: string) => {
    try {
      await api(`${path}/${id}`, { method: 'DELETE' })
      invalidate(path)
    } catch (error) {
      toastFailure(t, t('toast.deleteFailed'), error)
    }
  }

  const sessions = inOrder(query.data?.sessions ?? [])
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="account-sessions">
      <div className={css.head}>
        <h2 id="account-sessions" className={css.subtitle}>
          {t('account.sessions')}
        </h2>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('account.signOutEverywhere')}
        </Button>
      </div>
      <QueryState query={query} loading={t('loading')} failed={t('account.sessionsFailed')}>
        <ul className={css.sessions}>
          {shown.map(({ id, device, createdAt, isCurrent }) => (
            <li key={id}>
              <span>
                {device ?? t('account.unknownDevice')}
                {isCurrent ? <strong> · {t('account.thisSession')}</strong> : null}
              </span>
              <span className={css.when}>
                {t('account.since', { when: formatDateTime(new Date(createdAt), lng) })}
              </span>
              {isCurrent ? null : (
                <Button look="ghost" onClick={() => void end(id)}>
                  {t('account.endSession')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {shown.length < sessions.length ? (
          <Button look="ghost" onClick={() => setWhole(true)}>
            {t('account.allSessions', { number: sessions.length })}
          </Button>
        ) : null}
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

/** The one that is looked at from goes first. */
const inOrder = (sessions: SessionList['sessions']): SessionList['sessions'] =>
  [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
