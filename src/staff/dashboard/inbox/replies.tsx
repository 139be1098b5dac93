'use client'

import { useState } from 'react'
import type { AnsweredCollection, Reply } from '@/src/contract/staff/inbox'
import { useHasMail } from '../kit/api/has-mail'
import { Button } from '../kit/ui/button'
import buttons from '../kit/ui/button.module.css'
import { useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import css from './dialog.module.css'
import { type Recipient, ReplyForm } from './reply-form'

interface Props {
  collection: AnsweredCollection
  recipient: Recipient
  replies: Reply[] | null | undefined
  /** Address that opens a reply in the staff member's own mail program. */
  mailHref: string
}

/** Replies that were mailed to a visitor, and the form of the next one. Its button is the main one of a record of the inbox. */
export function Replies({ collection, recipient, replies, mailHref }: Props) {
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
