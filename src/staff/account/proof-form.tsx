'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'

interface Props {
  asksForPassword?: boolean
  asksForCode?: boolean
  action: string
  onSubmit: (proof: { currentPassword?: string; code?: string }) => Promise<void>
  explain: (error: unknown) => string
}

/** Asks once more for what only the owner of an account knows or holds. */
export function ProofForm({ asksForPassword, asksForCode, action, onSubmit, explain }: Props) {
  const t = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setFailure('')
    try {
      await onSubmit({
        ...(asksForPassword ? { currentPassword: password } : {}),
        ...(asksForCode ? { code: code.trim() } : {}),
      })
      setPassword('')
      setCode('')
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure ? (
        <p role="alert" className={css.failure}>
          {failure}
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
        <Field label={t('portal.code')} hint={t('portal.codeHint')}>
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
      <Button type="submit" isInactive={isPending} aria-busy={isPending}>
        {action}
      </Button>
    </form>
  )
}
