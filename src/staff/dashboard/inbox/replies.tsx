'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type AnsweredCollection,
  type Reply,
  type ReplyAnswer,
  type ReplyInput,
  replyLengths,
} from '@/src/contract/staff/inbox'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { When } from '@/src/staff/workflow/when'
import { useHasMail } from '../kit/api/for-you'
import { useApi } from '../kit/api/query'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import buttons from '../kit/ui/button.module.css'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './dialog.module.css'

interface RepliesProps {
  collection: AnsweredCollection
  recipient: Recipient
  replies: Reply[] | null | undefined
  /** Address that opens a reply in the staff member's own mail program. */
  mailHref: string
  /** Called once a reply is stored with the record, sent or not. */
  onStored?: () => void
}

/** Replies that were mailed to a visitor, and the form of the next one. Its button is the main one of a record of the inbox. */
export function Replies({ collection, recipient, replies, mailHref, onStored }: RepliesProps) {
  const t = useTexts()
  const hasMail = useHasMail()
  const [sent, setSent] = useState(replies ?? [])
  const [isWriting, setWriting] = useState(false)
  return (
    <section className={css.part}>
      <h3>{t('reply.title')}</h3>
      {sent.length > 0 ? (
        <ol className={css.replies}>
          {sent.map(({ subject, text, username, sentAt, state }) => (
            <li key={`${sentAt} ${subject}`}>
              <p className={css.replyHead}>
                {username} · <When at={sentAt} /> · {subject}
                {state === 'sent' ? null : (
                  <strong className={css.unsent}>{t(`reply.state.${state}`)}</strong>
                )}
              </p>
              <p className={css.message}>{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {!hasMail ? (
        <>
          <p className={css.noMail}>{t('reply.noMail')}</p>
          <div>
            <a className={`${buttons.button} ${buttons.primary}`} href={mailHref}>
              {t('inquiry.answer')}
            </a>
          </div>
        </>
      ) : isWriting ? (
        <ReplyForm
          collection={collection}
          recipient={recipient}
          onStored={onStored}
          onSent={(reply) => {
            setSent([...sent, reply])
            setWriting(false)
          }}
        />
      ) : (
        <div>
          <Button look="primary" onClick={() => setWriting(true)}>
            {t('reply.write')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Recipient and subject of a reply. */
interface Recipient {
  id: string
  name: string
  /** Subject of the reply. */
  subject: string
  /** Language of the visitor, where it is known. */
  language?: string | null
}

interface ReplyFormProps {
  collection: AnsweredCollection
  recipient: Recipient
  onSent: (reply: Reply) => void
  onStored?: () => void
}

/** Unsent replies, by record: closing a dialog loses nothing. */
const unsent = new Map<string, ReplyInput>()

const templatesPath = '/admin/globals/site-settings?locale=all&depth=0'

/** Writes a mail to a visitor, from a template where there is one. */
function ReplyForm({ collection, recipient, onSent, onStored }: ReplyFormProps) {
  const t = useTexts()
  const draftKey = `${collection} ${recipient.id}`
  const [reply, setReply] = useState<ReplyInput>(
    unsent.get(draftKey) ?? { subject: recipient.subject, text: '' },
  )
  const change = (next: Partial<ReplyInput>) => {
    const changed = { ...reply, ...next }
    unsent.set(draftKey, changed)
    setReply(changed)
  }
  const { mutate: send, isPending } = useMutation({
    mutationFn: (input: ReplyInput) =>
      write<ReplyAnswer>(collection, 'POST', `/${recipient.id}/replies`, input),
    onSuccess: (answer) => {
      unsent.delete(draftKey)
      toast({ title: t('reply.sent') })
      onSent(answer.reply)
    },
    onError: (error) => toastFailure(t, t('reply.failed'), error),
    onSettled: onStored,
  })
  const isEmpty = reply.subject.trim() === '' || reply.text.trim() === ''
  return (
    <form
      className={css.reply}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isPending) send(reply)
      }}
    >
      <Templates recipient={recipient} onChoose={(text) => change({ text })} />
      <Field label={t('inquiry.subject')} isRequired>
        {(control) => (
          <input
            {...control}
            maxLength={replyLengths.subject}
            value={reply.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        )}
      </Field>
      <Field label={t('reply.text')} isRequired>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            maxLength={replyLengths.text}
            value={reply.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      <div className={css.send}>
        <Button type="submit" look="primary" isInactive={isEmpty || isPending}>
          {t('reply.send')}
        </Button>
      </div>
    </form>
  )
}

interface TemplatesProps {
  recipient: Recipient
  onChoose: (text: string) => void
}

/** The templates of the site settings, in the language of the visitor or another one. */
function Templates({ recipient, onChoose }: TemplatesProps) {
  const t = useTexts()
  const settings = useApi<{ replyTemplates?: ReplyTemplate[] | null }>(templatesPath)
  const templates = settings.data?.replyTemplates ?? []
  const [chosen, setChosen] = useState('')
  const languages = useSiteLanguages()
  const own = languages.find((each) => each === recipient.language)
  const [lng, setLng] = useState<Language>(own ?? defaultLanguage)
  if (templates.length === 0) return null
  const fill = (id: string, language: Language) => {
    const template = templates.find((each) => each.id === id)
    if (template) onChoose(filledTemplate(template, language, recipient))
  }
  return (
    <div className={css.fields}>
      <ChoiceField
        label={t('reply.template')}
        options={[
          { value: '', label: t('reply.noTemplate') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          fill(id, lng)
        }}
      />
      <ChoiceField<Language>
        label={t('language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={lng}
        onChange={(language) => {
          setLng(language)
          fill(chosen, language)
        }}
      />
    </div>
  )
}

/** A template of the site settings, in all of its languages. */
interface ReplyTemplate {
  id: string
  name: string
  text?: Partial<Record<Language, string | null>> | null
}

/** The text of a template for one visitor; in English where it is not there in the language. */
function filledTemplate(
  { text }: ReplyTemplate,
  lng: Language,
  { name, subject }: { name: string; subject: string },
): string {
  const values: Record<string, string> = { name, subject }
  const written = text?.[lng] || text?.[defaultLanguage] || ''
  return written.replace(/\{(name|subject)\}/g, (_, key: string) => values[key] ?? '')
}

interface ChoiceProps<T extends string> {
  value: T
  onChange: (value: T) => void
  label: string
  hint?: string
  options: { value: T; label: string }[]
}

export const ChoiceField = <T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: ChoiceProps<T>) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
