'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState, type FormEvent } from 'react'
import { Logo } from '@/src/components/logo'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import type { CodeNeededAnswer } from '@/src/contract/staff/account'
import { Credentials } from '@/src/contract/user'
import { useAuth } from '../kit/api/auth'
import { ApiError, getServerMessage } from '../kit/api/call'
import { NoPasskey, signWithPasskey } from '../kit/api/passkeys'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { LanguageChoice } from '../kit/ui/language-choice'
import { findFieldErrors } from '../kit/form/field-errors'
import { knownProblem, problemTexts } from '../kit/ui/failure'
import { Link, useNavigation } from '../kit/ui/navigation'
import type { Company } from '../kit/ui/site-facts'
import { useTexts } from '../kit/ui/texts'
import { useTheme } from '../kit/ui/theme-choice'
import { useArrival } from '../kit/ui/focus'
import css from './portal.module.css'
import { Providers, useProviderProblem } from './providers'
import stageCss from './stage.module.css'

// Most who come here have a password.
const Invitation = dynamic(() => import('./invitation').then((all) => all.Invitation))

interface Props {
  company: Pick<Company, 'name' | 'logo' | 'logoDark'>
  /** Credentials of the demo. */
  filledIn?: { username: string; password: string }
  /** Providers of single sign-on. */
  providers: { name: string; label: string }[]
  /** Browsers offer passkeys for the address of the site. */
  hasPasskeys: boolean
}

/** Signing in (specification, section 2). */
export function Portal({ company, filledIn, providers, hasPasskeys }: Props) {
  const t = useTexts()
  const navigation = useNavigation()
  const { user, ended, signIn } = useAuth()
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useProviderProblem()
  const [isPending, setPending] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  // The form as it was sent, while its account waits for a passkey in place of a code.
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  const hasScripts = useHasScripts()
  const [theme] = useTheme()
  const [invitation, leaveInvitation] = useInvitationToken()
  useArrival(!user)

  useEffect(() => {
    if (!user || invitation) return
    const preview = isPending ? previewWanted() : undefined
    if (preview) location.assign(preview)
    else navigation.replace(dashboardWanted())
  }, [user, invitation, isPending, navigation])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = typedIn(event.currentTarget)
    const found = findFieldErrors(Credentials, credentials)
    setFieldErrors(problemTexts(t, found))
    setFailure('')
    if (Object.keys(found).length > 0) return
    const { username, password, code } = credentials
    const given = { username: username.trim(), password }
    await attempt(() => signIn({ ...given, ...(code ? { code } : {}) }), given)
  }

  const signInByPasskey = () =>
    attempt(async () => signIn({ ...waiting, passkey: await signWithPasskey() }), waiting)

  const attempt = async (call: () => Promise<void>, given: Credentials | null) => {
    setFieldErrors({})
    setFailure('')
    setPending(true)
    try {
      await call()
    } catch (error) {
      const isUnused = error instanceof NoPasskey
      if (asksForCode(error)) setNeedsCode(true)
      if (!isUnused) setWaiting(asksForPasskey(error) ? given : null)
      const message = getServerMessage(error) ?? t('portal.failed')
      setFailure(isUnused ? t('passkey.none') : (knownProblem(t, message) ?? message))
      setPending(false)
    }
  }

  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.side}>
        <div className={css.top}>
          <Link href="/" className={css.company} aria-label={company.name}>
            <Logo {...company} theme={theme} />
          </Link>
          <LanguageChoice />
        </div>
        {invitation ? (
          <Invitation token={invitation} onLeave={leaveInvitation} />
        ) : (
          <form
            className={css.form}
            // Never sent by the browser itself, which would put the password into the address.
            method="post"
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
            {providers.length > 0 ? <Providers providers={providers} /> : null}
            <Field label={t('portal.username')} problem={fieldErrors.username}>
              {(control) => (
                <input
                  {...control}
                  name="username"
                  defaultValue={filledIn?.username}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
            <Field label={t('portal.password')} problem={fieldErrors.password}>
              {(control) => (
                <input
                  {...control}
                  name="password"
                  defaultValue={filledIn?.password}
                  type="password"
                  autoComplete="current-password"
                />
              )}
            </Field>
            {needsCode ? (
              <Field label={t('portal.code')} hint={t('portal.codeHint')}>
                {(control) => (
                  <input {...control} name="code" autoComplete="one-time-code" autoFocus />
                )}
              </Field>
            ) : null}
            <Button
              look="primary"
              type="submit"
              disabled={!hasScripts}
              isInactive={isPending}
              aria-busy={isPending}
            >
              {isPending ? t('portal.signingIn') : t('portal.signIn')}
            </Button>
            {hasPasskeys ? (
              <Button
                type="button"
                disabled={!hasScripts}
                isInactive={isPending}
                onClick={() => void signInByPasskey()}
              >
                {t(waiting ? 'portal.usePasskey' : 'portal.passkey')}
              </Button>
            ) : null}
            {filledIn ? <p className={css.note}>{t('portal.demo')}</p> : null}
          </form>
        )}
      </div>
      <Stage />
    </main>
  )
}

/** The form itself knows them, so that they hold before the scripts are there. */
function typedIn(form: HTMLFormElement) {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  return { username: text('username'), password: text('password'), code: text('code') }
}

/** Back to where somebody was when the session ended; only the dashboard's own addresses count. */
function dashboardWanted(): string {
  const wanted = addressWanted()
  return /^\/admin-dashboard(?:[/?][\w/?=&.%+-]*)?$/.test(wanted) ? wanted : '/admin-dashboard'
}

/**
 * The preview that was asked for without a session. Only who has just signed in is led there: for whoever kept but a token, and
 * lost the cookie by which pages know staff, it would lead back here.
 */
function previewWanted(): string | undefined {
  const wanted = addressWanted()
  return /^\/api\/preview\?[\w/?=&.%+-]*$/.test(wanted) ? wanted : undefined
}

const addressWanted = (): string => new URLSearchParams(location.search).get('next') ?? ''

const asksForCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'second_factor_required'

const asksForPasskey = (error: unknown): boolean =>
  asksForCode(error) && Boolean((error.body as Partial<CodeNeededAnswer>).hasPasskey)

/**
 * Returns the token of the invitation that the address names, and how to leave it. The token stands in the fragment, which no
 * server sees, and is taken out of the address at once: neither history nor a picture of the window holds it.
 */
function useInvitationToken(): [token: string | null, leave: () => void] {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => {
      const [, found] = /^#invitation=([\w-]{1,200})$/.exec(location.hash) ?? []
      if (!found) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setToken(found)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return [token, () => setToken(null)]
}

/** A terminal in the dark, lit by its slot: the side of the portal that is not the form. */
const Stage = () => (
  <div className={stageCss.stage} aria-hidden="true">
    <svg className={stageCss.drawing} viewBox="300 96 330 546" preserveAspectRatio="xMidYMax meet">
      <path d="M330 640V150q0-30 30-30h240q30 0 30 30v490z" />
      <path d="M366 168h228v168H366zM366 382h228v84H366zM404 424h112M546 424h18" />
      <path d="M366 512h66v66h-66zM388 512v66M410 512v66M366 534h66M366 556h66M470 512h124v66H470z" />
      <path className={stageCss.light} d="M404 402h152" />
    </svg>
  </div>
)
