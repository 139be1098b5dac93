'use client'

import { useState } from 'react'
import type {
  RecoveryCodes as Codes,
  SecondFactorSetup,
  SecondFactorState,
} from '@/src/contract/staff/account'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { invalidate, useApi } from '../kit/api/query'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'
import { ProofForm, RecoveryCodes } from './proof-form'

const path = '/admin/account/second-factor'

/** A code of an authenticator app beside the password (RFC 6238). */
export function SecondFactor() {
  const t = useTexts()
  const { refresh } = useStaff()
  const query = useApi<SecondFactorState>(path)
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const state = query.data
  const asks = { asksForPassword: true, asksForCode: state?.isOn, hasPasskey: state?.hasPasskey }

  const begin = async (body: object) => {
    setCodes(null)
    setSetup(await api<SecondFactorSetup>(path, { method: 'POST', body }))
  }
  const confirm = async (body: object) => {
    const { recoveryCodes } = await api<Codes>(`${path}/confirm`, { method: 'POST', body })
    setSetup(null)
    setCodes(recoveryCodes)
    invalidate(path)
    await refresh()
  }
  const renew = async (body: object) => {
    const { recoveryCodes } = await api<Codes>(`${path}/recovery-codes`, { method: 'POST', body })
    setCodes(recoveryCodes)
    invalidate(path)
  }
  const turnOff = async (body: object) => {
    await api(`${path}/off`, { method: 'POST', body })
    setCodes(null)
    invalidate(path)
  }

  return (
    <section aria-labelledby="account-factor">
      <h2 id="account-factor" className={css.subtitle}>
        {t('account.secondFactor')}
      </h2>
      <QueryState query={query} loading={t('loading')} failed={t('account.secondFactorFailed')}>
        <p className={css.hint}>{t('account.secondFactorHint')}</p>
        {state?.isRequired && !state.isOn ? (
          <p className={css.failure}>{t('account.secondFactorRequired')}</p>
        ) : null}
        {codes ? <RecoveryCodes codes={codes} /> : null}
        {setup ? (
          <>
            <p>{t('account.scan')}</p>
            <img
              className={css.qr}
              src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
              alt={t('account.qr')}
            />
            <p>
              <a href={setup.uri}>{t('account.openApp')}</a> · <code>{setup.secret}</code>
            </p>
            <ProofForm asksForCode isFirst action={t('account.confirm')} onSubmit={confirm} />
          </>
        ) : (
          <>
            {state?.hasApp ? (
              <p>{t('account.secondFactorOn', { count: state.recoveryCodesLeft })}</p>
            ) : null}
            {state?.isOn ? (
              <details className={css.more}>
                <summary>{t('account.newCodes')}</summary>
                <ProofForm {...asks} action={t('account.newCodes')} onSubmit={renew} />
              </details>
            ) : null}
            {state?.hasApp ? (
              <details className={css.more}>
                <summary>{t('account.turnOff')}</summary>
                <ProofForm {...asks} action={t('account.turnOff')} onSubmit={turnOff} />
              </details>
            ) : (
              <ProofForm {...asks} action={t('account.turnOn')} onSubmit={begin} />
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}
