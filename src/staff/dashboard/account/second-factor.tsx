'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  RecoveryCodes as Codes,
  SecondFactorSetup,
  SecondFactorState,
} from '@/src/contract/staff/account'
import { useStaff } from '../kit/api/auth'
import { api, describe } from '../kit/api/call'
import { invalidate, useApi } from '../kit/api/query'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'

const path = '/admin/account/second-factor'

/** A code of an authenticator app beside the password (RFC 6238). */
export function SecondFactor() {
  const t = useTexts()
  const { refresh } = useStaff()
  const query = useApi<SecondFactorState>(path)
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const state = query.data

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
            <ProofForm
              asksForCode
              isFirst
              action={t('account.confirm')}
              onSubmit={confirm}
              explain={describe}
            />
          </>
        ) : state?.isOn ? (
          <>
            <p>{t('account.secondFactorOn', { count: state.recoveryCodesLeft })}</p>
            <details className={css.more}>
              <summary>{t('account.newCodes')}</summary>
              <ProofForm
                asksForPassword
                asksForCode
                action={t('account.newCodes')}
                onSubmit={renew}
                explain={describe}
              />
            </details>
            <details className={css.more}>
              <summary>{t('account.turnOff')}</summary>
              <ProofForm
                asksForPassword
                asksForCode
                action={t('account.turnOff')}
                onSubmit={turnOff}
                explain={describe}
              />
            </details>
          </>
        ) : (
          <ProofForm
            asksForPassword
            action={t('account.turnOn')}
            onSubmit={begin}
            explain={describe}
          />
        )}
      </QueryState>
    </section>
  )
}

/** Codes that stand in for the app, shown once. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTexts()
  return (
    <div className={css.codes} role="status">
      <p>{t('account.codesHint')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Props {
  asksForPassword?: boolean
  asksForCode?: boolean
  /** True while the account has no recovery codes, which could stand in for the code. */
  isFirst?: boolean
  action: string
  onSubmit: (proof: { currentPassword?: string; code?: string }) => Promise<void>
  explain: (error: unknown) => string
}

/** Asks once more for what only the owner of an account knows or holds. */
function ProofForm(props: Props) {
  const { asksForPassword, asksForCode, isFirst = false, action, onSubmit, explain } = props
  const t = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const submit = useMutation({
    mutationFn: onSubmit,
    onSuccess: () => {
      setPassword('')
      setCode('')
    },
  })

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit.mutate({
          ...(asksForPassword ? { currentPassword: password } : {}),
          ...(asksForCode ? { code: code.trim() } : {}),
        })
      }}
    >
      {submit.isError ? (
        <p role="alert" className={css.failure}>
          {explain(submit.error)}
        </p>
      ) : null}
      {asksForPassword ? (
        <Field label={t('account.currentPassword')}>
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
      ) : null}
      {asksForCode ? (
        <Field label={t('portal.code')} hint={t(isFirst ? 'account.codeHint' : 'portal.codeHint')}>
          {(control) => (
            <input
              {...control}
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" isInactive={submit.isPending} aria-busy={submit.isPending}>
        {action}
      </Button>
    </form>
  )
}
