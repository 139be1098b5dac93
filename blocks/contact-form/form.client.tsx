'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { forgetText, restoreText, saveText } from '@/src/components/forms/kept-text'
import { Messages } from '@/src/components/forms/messages'
import { useVisitorForm } from '@/src/components/forms/use-visitor-form'
import { SiteLink } from '@/src/components/site-link'
import { toast } from '@/src/components/ui/toast'
import { type FormDraft, minFillMs } from '@/src/contract/visitor-forms'
import { contactFormId } from '@/src/domain/links/link'
import { useT } from '@/src/i18n/client'
import type { Language } from '@/src/i18n/languages'
import css from './contact-form.module.css'
import { Fields } from './fields'
import { infoOfFields, keptAs, namesOfRefused, orderOfFields, send } from './form-fields'
import type { Topic } from './topic'

interface ContactFormIslandProps {
  lng: Language
  topic: Topic
  countryNames: Record<string, string>
  /** Areas of business, by their names; none where the form does not ask. */
  interests: { key: string; name: string }[]
  /** Time of the answer, where the company promises one. */
  promise: string | null
  hasNewsletter: boolean
  /** A form sent without scripts that could not be taken. */
  draft?: FormDraft
  /** Link to the privacy policy. */
  policy: ReactNode
  /** True where the form was just sent without scripts. */
  isSent: boolean
}

/** The contact form. With scripts what is typed is kept until it has arrived, and the page stays. */
export function ContactFormIsland({
  lng,
  promise,
  draft,
  isSent,
  ...asked
}: ContactFormIslandProps) {
  const { topic, hasNewsletter, interests } = asked
  const t = useT()
  const shownAt = useRef(0)
  const [wasSent, setSent] = useState(isSent)
  const fields = infoOfFields(lng, t).filter(
    ({ name }) =>
      (name !== 'newsletter' || hasNewsletter) && (name !== 'interest' || interests.length > 0),
  )
  const { form, problems, failure, isReady, isSending, submit, recheck } = useVisitorForm({
    fields,
    draft,
    namesOf: namesOfRefused,
    send: async (filled) => {
      const values = new FormData(filled)
      // Faster than a person: the server would take it for a robot's.
      await new Promise((resolve) => {
        setTimeout(resolve, Math.max(0, shownAt.current + minFillMs - Date.now()))
      })
      values.set('elapsed', String(Date.now() - shownAt.current))
      return send(values)
    },
    onTaken: () => {
      forgetText(keptAs)
      setSent(true)
      toast({ title: t('contact.form.sentTitle'), description: promise ?? undefined })
    },
  })

  useEffect(() => {
    shownAt.current = Date.now()
    if (form.current && !draft) restoreText(keptAs, form.current)
    if (isSent) forgetText(keptAs)
    goToForm(topic.subject !== '')
  }, [form, draft, isSent, topic.subject])

  if (wasSent) return <Sent promise={promise} isFocused={!isSent} onAgain={() => setSent(false)} />

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
        saveText(keptAs, event.currentTarget)
        recheck((event.target as HTMLInputElement).name)
      }}
    >
      <Messages
        fields={fields}
        problems={problems}
        failure={failure}
        onRetry={isReady ? () => void submit() : undefined}
      />
      <p className={css.note}>{t('contact.form.note')}</p>
      {/* In which the form is shown again without scripts. */}
      <input type="hidden" name="lng" value={lng} />
      <Fields
        {...asked}
        order={orderOfFields(lng)}
        values={draft?.values ?? {}}
        problems={problems}
      />
      <p className={css.end}>
        <button type="submit" className={css.submit} aria-disabled={isSending}>
          {isSending ? t('visitorForm.sending') : t('contact.form.send')}
        </button>
        {promise ? <span>{promise}</span> : null}
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

interface SentProps {
  promise: string | null
  /** Moves the focus here, after the message was sent on this page. */
  isFocused: boolean
  onAgain: () => void
}

/** In place of the form, once the message has arrived. */
function Sent({ promise, isFocused, onAgain }: SentProps) {
  const t = useT()
  return (
    <div
      className={css.sent}
      role="status"
      tabIndex={-1}
      ref={(panel) => (isFocused ? panel?.focus() : undefined)}
    >
      <p className={css.sentTitle}>{t('contact.form.sentTitle')}</p>
      <p>{[promise, t('contact.form.sentText')].filter(Boolean).join(' ')}</p>
      <p>
        <SiteLink
          href="/contact#contact-form"
          onClick={(event) => {
            if (!isFocused) return
            event.preventDefault()
            onAgain()
          }}
        >
          {t('contact.form.again')}
        </SiteLink>
      </p>
    </div>
  )
}
