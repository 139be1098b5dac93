'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type FormEvent } from 'react'
import { Credentials } from '@/src/contract/user'
import { useAuth } from '../kit/auth'
import { ApiError, messageOf } from '../kit/api'
import { Button } from '../kit/button'
import { Field } from '../kit/field'
import { LanguageChoice } from '../kit/language-choice'
import { problemText, problemsOf } from '../kit/problems'
import { useTexts } from '../kit/texts'
import css from './portal.module.css'

interface Props {
  company: string
  /** Credentials of the demo. */
  filledIn?: { username: string; password: string }
}

/** Signing in (specification, section 2). */
export function Portal({ company, filledIn }: Props) {
  const t = useTexts()
  const router = useRouter()
  const { user, ended, signIn } = useAuth()
  const [credentials, setCredentials] = useState({
    username: filledIn?.username ?? '',
    password: filledIn?.password ?? '',
    code: '',
  })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  useEffect(() => {
    if (user) router.replace(afterSignIn())
  }, [user, router])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(Credentials, credentials)
    setProblems(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      const { username, password, code } = credentials
      await signIn({ username: username.trim(), password, ...(code ? { code } : {}) })
    } catch (error) {
      if (asksForCode(error)) setNeedsCode(true)
      setFailure(messageOf(error) ?? t('portal.failed'))
      setPending(false)
    }
  }

  const input = (name: 'username' | 'password' | 'code', more: object) => ({
    name,
    value: credentials[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setCredentials((before) => ({ ...before, [name]: target.value })),
    ...more,
  })

  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.top}>
        <Link href="/" prefetch={false} className={css.company}>
          {company}
        </Link>
        <LanguageChoice />
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="portal-title"
      >
        <h1 id="portal-title" className={css.title}>
          {t('portal.title')}
        </h1>
        {ended === 'expired' ? <p className={css.note}>{t('portal.expired')}</p> : null}
        {failure ? (
          <p role="alert" className={css.failure}>
            {failure}
          </p>
        ) : null}
        <Field label={t('portal.username')} problem={problemText(t, problems.username)}>
          {(control) => (
            <input
              {...control}
              {...input('username', {
                autoComplete: 'username',
                autoCapitalize: 'none',
                spellCheck: false,
              })}
            />
          )}
        </Field>
        <Field label={t('portal.password')} problem={problemText(t, problems.password)}>
          {(control) => (
            <input
              {...control}
              {...input('password', { type: 'password', autoComplete: 'current-password' })}
            />
          )}
        </Field>
        {needsCode ? (
          <Field label={t('portal.code')} hint={t('portal.codeHint')}>
            {(control) => (
              <input
                {...control}
                {...input('code', { autoComplete: 'one-time-code', autoFocus: true })}
              />
            )}
          </Field>
        ) : null}
        <Button look="loud" type="submit" disabled={isPending} aria-busy={isPending}>
          {isPending ? t('portal.signingIn') : t('portal.signIn')}
        </Button>
        {filledIn ? <p className={css.note}>{t('portal.demo')}</p> : null}
      </form>
    </main>
  )
}

/** Back to where somebody was when the session ended; only the dashboard's own addresses count. */
function afterSignIn(): string {
  const wanted = new URLSearchParams(location.search).get('next') ?? ''
  return /^\/admin-dashboard(?:[/?][\w/?=&.%+-]*)?$/.test(wanted) ? wanted : '/admin-dashboard'
}

const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.body as { secondFactor?: unknown } | undefined)?.secondFactor === 'required'
