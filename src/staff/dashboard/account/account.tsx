'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { type User, UserChange } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { api, fieldErrorsOfAnswer } from '../kit/api/call'
import { useHasMail } from '../kit/api/for-you'
import { invalidate, useApi } from '../kit/api/query'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { findFieldErrors } from '../kit/form/field-errors'
import { MailFields, mailInputOf, type MailValues, mailValuesOf } from '../kit/form/mail-fields'
import { failureText, problemText, problemTexts } from '../kit/ui/failure'
import { Button } from '../kit/ui/button'
import { InitialPassword } from '../kit/ui/initial-password'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'
import { Passkeys } from './passkeys'
import { SecondFactor } from './second-factor'
import { Sessions } from './sessions'

/** The own account: password, mails, second factor, passkeys, and where one is signed in. */
export function Account() {
  const t = useTexts()
  const { user } = useStaff()
  const { data: account } = useApi<User>(accountPath(user.id))
  return (
    <div className={css.account}>
      <header className={css.head}>
        <h1 className={css.title}>{user.username}</h1>
        <p>
          {user.role} · {t(`role.${user.role}`)}
        </p>
      </header>
      <InitialPassword until={account?.passwordExpiresAt} />
      <PasswordForm />
      <MailForm />
      <SecondFactor />
      <Passkeys />
      <Sessions />
    </div>
  )
}

/** The own account, past what a sign-in tells of it. */
const accountPath = (id: string): string => `/admin/users/${id}?depth=0`

/** Form for the address and the language of mails to the own account. */
function MailForm() {
  const t = useTexts()
  const { user } = useStaff()
  const query = useApi<User>(accountPath(user.id))
  const hasMail = useHasMail()
  return (
    <section aria-labelledby="account-mail">
      <h2 id="account-mail" className={css.subtitle}>
        {t('account.mail')}
      </h2>
      {hasMail ? <p className={css.hint}>{t('account.mailHint')}</p> : null}
      <QueryState query={query} loading={t('loading')} failed={t('account.mailFailed')}>
        {query.data ? <Form account={query.data} /> : null}
      </QueryState>
    </section>
  )
}

function Form({ account }: { account: User }) {
  const t = useTexts()
  const [values, setValues] = useState<MailValues>(() => mailValuesOf(account))
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  const save = useMutation({
    mutationFn: () => write('users', 'PATCH', `/${account.id}`, mailInputOf(values)),
    onSuccess: () => toast({ title: t('account.mailSaved') }),
    onError: (error) => setFieldErrors(problemTexts(t, fieldErrorsOfAnswer(error))),
  })
  const isOfNoField = Object.keys(fieldErrorsOfAnswer(save.error)).length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findFieldErrors(UserChange, mailInputOf(values))
    setFieldErrors(problemTexts(t, found))
    if (Object.keys(found).length > 0) save.reset()
    else save.mutate()
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {save.isError && isOfNoField ? (
        <p role="alert" className={css.failure}>
          {failureText(t, save.error)}
        </p>
      ) : null}
      <MailFields
        values={values}
        fieldErrors={fieldErrors}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
      <Button look="primary" type="submit" isInactive={save.isPending} aria-busy={save.isPending}>
        {t('account.saveMail')}
      </Button>
    </form>
  )
}

const empty = { currentPassword: '', newPassword: '' }

/** Changes the own password. Its other sessions are signed out. */
function PasswordForm() {
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
