'use client'

import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { toast } from '@/src/components/ui/toast'
import { UserChange, type User } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { useHasMail } from '../kit/api/has-mail'
import { fieldErrorsOfAnswer } from '../kit/api/call'
import { failureText } from '../kit/ui/failure-text'
import { useApi } from '../kit/api/query'
import { write } from '../kit/api/records'
import { findFieldErrors } from '../kit/form/field-errors'
import { problemTexts } from '../kit/form/problem-text'
import { MailFields, mailInputOf, mailValuesOf, type MailValues } from '../kit/form/mail-fields'
import { Button } from '../kit/ui/button'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'

/** The own account, past what a sign-in tells of it. */
export const accountPath = (id: string): string => `/admin/users/${id}?depth=0`

/** Form for the address and the language of mails to the own account. */
export function MailForm() {
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
