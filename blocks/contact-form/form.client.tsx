'use client'

import { useEffect, useRef, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { useT } from '@/src/i18n/client'
import { contactFormId } from '@/src/lib/links/inquiry-address'
import { minFillMs } from '@/src/contract/inquiry-form'
import type { FormDraft } from '@/src/data/form-drafts'
import type { Language } from '@/src/i18n/languages'
import css from './contact-form.module.css'
import { clearDraft, restoreDraft, saveDraft } from './draft-storage'
import { Fields } from './fields'
import {
  controlOf,
  orderOfFields,
  fieldErrorOf,
  fieldErrorsOfDraft,
  fieldErrorsOfForm,
  fieldErrorsOfServer,
  type FieldName,
  type FieldErrors,
} from './form-fields'
import { Failure, Summary, type FailureKind } from './messages'
import { send } from './send'
import { Sent } from './sent'
import type { Topic } from './topic'

interface Props {
  lng: Language
  topic: Topic
  countryNames: Record<string, string>
  /** A form sent without scripts that could not be taken. */
  draft?: FormDraft
  /** Whether the form was just sent without scripts. */
  isSent: boolean
}

/**
 * The contact form. Without scripts the browser checks and posts it; with them its problems stand at
 * their fields, what is typed is kept until it has arrived, and the page stays.
 */
export function ContactFormIsland({ lng, topic, countryNames, draft, isSent }: Props) {
  const t = useT()
  const order = orderOfFields(lng)
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const [isReady, setReady] = useState(false)
  const [isSending, setSending] = useState(false)
  const [wasSent, setSent] = useState(isSent)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(() => fieldErrorsOfDraft(draft))
  const [failure, setFailure] = useState<FailureKind | undefined>(
    // It takes no files.
    draft?.failure === 'large' || draft?.failure === 'full' ? 'server' : draft?.failure,
  )

  useEffect(() => {
    shownAt.current = Date.now()
    setReady(true)
    if (form.current && !draft) restoreDraft(form.current)
    if (isSent) clearDraft()
    goToForm(topic.subject !== '')
  }, [draft, isSent, topic.subject])

  if (wasSent) return <Sent isFocused={!isSent} onAgain={() => setSent(false)} />

  const show = (found: FieldErrors) => {
    setFieldErrors(found)
    const first = order.find((name) => found[name])
    if (first && form.current) controlOf(form.current, first)?.focus()
    return first === undefined
  }

  /** A field that was put right loses its message at once; one that was left wrong gets its own. */
  const recheck = (name: string) => {
    const control = form.current && controlOf(form.current, name)
    if (!control || !fieldErrors[name as FieldName]) return
    setFieldErrors({ ...fieldErrors, [name]: fieldErrorOf(control) })
  }

  const submit = async () => {
    const filled = form.current
    if (!filled || isSending) return
    setFailure(undefined)
    if (!show(fieldErrorsOfForm(filled))) return
    setSending(true)
    const fields = new FormData(filled)
    // Faster than a person: the server would take it for a robot's.
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, shownAt.current + minFillMs - Date.now()))
    })
    fields.set('elapsed', String(Date.now() - shownAt.current))
    const outcome = await send(fields)
    setSending(false)
    if (outcome.kind === 'sent') {
      clearDraft()
      setSent(true)
      toast({ title: t('contact.form.sentTitle'), description: t('contact.form.promise') })
    } else if (outcome.kind === 'refused') {
      const values = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))
      if (show(fieldErrorsOfServer(outcome.fields, values))) setFailure('server')
    } else setFailure(outcome.kind === 'limit' ? outcome : outcome.kind)
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action="/api/inquiries"
      noValidate={isReady}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onInput={(event) => {
        saveDraft(event.currentTarget)
        recheck((event.target as HTMLInputElement).name)
      }}
    >
      <Summary order={order} fieldErrors={fieldErrors} />
      <p className={css.note}>{t('contact.form.note')}</p>
      <Fields
        order={order}
        topic={topic}
        countryNames={countryNames}
        values={draft?.values ?? {}}
        fieldErrors={fieldErrors}
      />
      <Failure kind={failure} onRetry={() => void submit()} />
      <p className={css.end}>
        <button type="submit" className={css.submit} aria-disabled={isSending}>
          {isSending ? t('contact.form.sending') : t('contact.form.send')}
        </button>
        <span>{t('contact.form.promise')}</span>
      </p>
    </form>
  )
}

/** Takes the focus to the form that a link led to, and the page too where the link names a topic but not the form. */
function goToForm(hasTopic: boolean): void {
  const place = document.getElementById(contactFormId)
  const isNamed = location.hash === `#${contactFormId}`
  const isTop = hasTopic && location.hash === '' && scrollY === 0
  if (isNamed || isTop) place?.focus({ preventScroll: true })
  if (isTop) place?.scrollIntoView()
}
