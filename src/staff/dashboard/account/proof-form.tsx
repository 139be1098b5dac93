'use client'

import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OwnerProof } from '@/src/contract/staff/account'
import { fieldErrorsOfAnswer } from '../kit/api/call'
import { signWithPasskey } from '../kit/api/passkeys'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { failureText, problemTexts } from '../kit/ui/failure'
import { type Texts, useTexts } from '../kit/ui/texts'
import css from './account.module.css'

interface Props {
  asksForPassword?: boolean
  asksForCode?: boolean
  /** True where a passkey can stand in for the code. */
  hasPasskey?: boolean
  /** True while the account has no recovery codes, which could stand in for the code. */
  isFirst?: boolean
  action: string
  onSubmit: (proof: Partial<OwnerProof>) => Promise<void>
  children?: ReactNode
}

/** Asks once more for what only the owner of an account knows or holds. */
export function ProofForm(props: Props) {
  const { asksForPassword, asksForCode, hasPasskey, isFirst = false, action, children } = props
  const t = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const submit = useMutation({
    mutationFn: async (isByPasskey: boolean) =>
      props.onSubmit({
        ...(asksForPassword ? { currentPassword: password } : {}),
        ...(asksForCode && !isByPasskey ? { code: code.trim() } : {}),
        ...(isByPasskey ? { passkey: await signWithPasskey() } : {}),
      }),
    onSuccess: () => {
      setPassword('')
      setCode('')
    },
  })
  const isByPasskey = submit.isPending && submit.variables

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit.isPending) submit.mutate(false)
      }}
    >
      {submit.isError ? (
        <p role="alert" className={css.failure}>
          {fieldProblems(t, submit.error) || failureText(t, submit.error)}
        </p>
      ) : null}
      {children}
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
      <div className={css.actions}>
        <Button
          type="submit"
          isInactive={submit.isPending}
          aria-busy={submit.isPending && !isByPasskey}
        >
          {action}
        </Button>
        {asksForCode && hasPasskey ? (
          <Button
            type="button"
            isInactive={submit.isPending}
            aria-busy={isByPasskey}
            onClick={() => submit.mutate(true)}
          >
            {t('account.byPasskey', { action })}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Says what is wrong with password, code or passkey; empty for other failures. */
const fieldProblems = (t: Texts, error: unknown): string =>
  Object.values(problemTexts(t, fieldErrorsOfAnswer(error))).join(' ')

/** Codes that stand in for app and passkeys, shown once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
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
