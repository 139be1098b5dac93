'use client'

import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { toast } from '@/src/components/ui/toast'
import { api, fieldErrorsOfAnswer } from '../kit/api/call'
import { failureText } from '../kit/ui/failure-text'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { problemText } from '../kit/form/problem-text'
import { invalidate } from '../kit/api/query'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'

const empty = { currentPassword: '', newPassword: '' }

/** Changes the own password. Its other sessions are signed out. */
export function PasswordForm() {
  const t = useTexts()
  const [values, setValues] = useState(empty)
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  const change = useMutation({
    mutationFn: () => api('/admin/account/password', { method: 'POST', body: values }),
    onSuccess: () => {
      setValues(empty)
      invalidate('/admin/account', '/admin/overview', '/admin/users')
      toast({ title: t('account.passwordChanged') })
    },
    onError: (error) => setFieldErrors(fieldErrorsOfAnswer(error)),
  })
  const isOfNoField = Object.keys(fieldErrorsOfAnswer(change.error)).length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(values)
    setFieldErrors(found)
    if (Object.keys(found).length > 0) change.reset()
    else change.mutate()
  }
  const field = (name: keyof typeof empty, label: string, hint: string, autoComplete: string) => (
    <Field
      label={label}
      hint={hint}
      problem={fieldErrors[name] && problemText(t, fieldErrors[name])}
    >
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete={autoComplete}
          value={values[name]}
          onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
        />
      )}
    </Field>
  )

  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password" className={css.subtitle}>
        {t('account.password')}
      </h2>
      <form className={css.form} noValidate onSubmit={submit}>
        {change.isError && isOfNoField ? (
          <p role="alert" className={css.failure}>
            {failureText(t, change.error)}
          </p>
        ) : null}
        {field('currentPassword', t('account.currentPassword'), '', 'current-password')}
        {field('newPassword', t('account.newPassword'), t('user.passwordHint'), 'new-password')}
        <Button
          look="primary"
          type="submit"
          isInactive={change.isPending}
          aria-busy={change.isPending}
        >
          {t('account.changePassword')}
        </Button>
      </form>
    </section>
  )
}

function problemsOf({ currentPassword, newPassword }: typeof empty): Record<string, string> {
  return {
    ...(currentPassword === '' ? { currentPassword: 'Password required' } : {}),
    ...(newPassword.length < 10
      ? { newPassword: 'The password must have at least 10 characters' }
      : {}),
  }
}
