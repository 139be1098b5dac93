'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'

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
export function ProofForm(props: Props) {
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
