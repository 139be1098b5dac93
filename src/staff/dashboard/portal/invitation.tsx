'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { toast } from '@/src/components/ui/toast'
import { AcceptedInvitation, OpenInvitation } from '@/src/contract/staff/invitations'
import { useAuth } from '../kit/api/auth'
import { api, fieldErrorsOfAnswer, getServerMessage } from '../kit/api/call'
import { Field } from '../kit/form/field'
import { knownProblem, problemText } from '../kit/ui/failure'
import { Button } from '../kit/ui/button'
import { useNavigation } from '../kit/ui/navigation'
import { useTexts } from '../kit/ui/texts'
import { viewPath } from '../kit/ui/views'
import css from './portal.module.css'

interface Props {
  token: string
  /** Leads to the sign-in. */
  onLeave: () => void
}

/** The first password of an invited account; then its second factor. */
export function Invitation({ token, onLeave }: Props) {
  const t = useTexts()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () =>
      OpenInvitation.parse(await api('/admin/invitation', { method: 'POST', body: { token } })),
    retry: false,
    gcTime: 0,
  })
  const failure = invitation.error && failureOf(t, invitation.error)
  return (
    <div className={css.form}>
      <h1 className={css.title}>{t('portal.invitation')}</h1>
      {invitation.data ? (
        <PasswordForm token={token} username={invitation.data.username} onLeave={onLeave} />
      ) : null}
      {invitation.isPending ? <p role="status">{t('portal.invitationChecking')}</p> : null}
      {failure ? (
        <>
          <p role="alert" className={css.failure}>
            {failure}
          </p>
          <Button onClick={onLeave}>{t('portal.toSignIn')}</Button>
        </>
      ) : null}
    </div>
  )
}

function PasswordForm({ token, username, onLeave }: Props & { username: string }) {
  const t = useTexts()
  const navigation = useNavigation()
  const { signIn } = useAuth()
  const [password, setPassword] = useState('')
  const accept = useMutation({
    mutationFn: async () => {
      const body = { token, password }
      AcceptedInvitation.parse(await api('/admin/invitation/accept', { method: 'POST', body }))
      // The link is used up: who cannot be signed in now has a password for the form.
      return signIn({ username, password }).then(
        () => true,
        () => false,
      )
    },
    onSuccess: (isSignedIn) => {
      if (!isSignedIn) return onLeave()
      toast({ title: t('portal.invitationDone') })
      navigation.replace(viewPath('account'))
    },
  })
  const { password: problem } = fieldErrorsOfAnswer(accept.error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!accept.isPending) accept.mutate()
  }

  return (
    <form className={css.fields} method="post" noValidate onSubmit={submit}>
      <p>{t('portal.invitationText')}</p>
      {accept.isError && !problem ? (
        <p role="alert" className={css.failure}>
          {failureOf(t, accept.error)}
        </p>
      ) : null}
      <Field label={t('portal.username')}>
        {(control) => <input {...control} readOnly autoComplete="username" value={username} />}
      </Field>
      <Field
        label={t('account.newPassword')}
        hint={t('user.passwordHint')}
        problem={problem && problemText(t, problem)}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="new-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button
        look="primary"
        type="submit"
        isInactive={accept.isPending}
        aria-busy={accept.isPending}
      >
        {accept.isPending ? t('portal.signingIn') : t('portal.invitationAccept')}
      </Button>
    </form>
  )
}

function failureOf(t: ReturnType<typeof useTexts>, error: unknown): string {
  const message = getServerMessage(error) ?? t('portal.failed')
  return knownProblem(t, message) ?? message
}
