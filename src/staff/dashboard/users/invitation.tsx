'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { InvitationAnswer } from '@/src/contract/staff/invitations'
import type { User } from '@/src/contract/user'
import type { Language } from '@/src/i18n/languages'
import { formatDateTime } from '@/src/staff/workflow/format'
import { write } from '../kit/api/records'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { toastFailure } from '../kit/ui/failure'
import { ShownOnce } from '../kit/ui/shown-once'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import css from './users.module.css'

interface Props {
  user: User & { invitedUntil: string }
  onSent: (answer: InvitationAnswer) => void
}

/** The state of an invitation that waits for its person, and what can be done about it. */
export function InvitationState({ user, onSent }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const path = `/${user.id}/invitation`
  const sendAgain = useMutation({
    mutationFn: () => write<InvitationAnswer>('users', 'POST', path),
    onSuccess: onSent,
    onError: (error) => toastFailure(t, t('toast.invitationFailed'), error),
  })

  return (
    <div className={css.invitation}>
      <span>{invitationText(t, lng, user.invitedUntil)}</span>
      <Button
        look="ghost"
        isInactive={sendAgain.isPending}
        aria-label={`${t('user.sendAgain')}: ${user.username}`}
        onClick={() => sendAgain.mutate()}
      >
        {t('user.sendAgain')}
      </Button>
      <Button
        look="ghost"
        aria-label={`${t('user.withdraw')}: ${user.username}`}
        onClick={() => setWithdrawing(true)}
      >
        {t('user.withdraw')}
      </Button>
      {isWithdrawing ? (
        <Confirm
          title={t('user.withdrawTitle')}
          text={t('user.withdrawText', { username: user.username })}
          action={t('user.withdraw')}
          onConfirm={async () => {
            await write('users', 'DELETE', path)
            toast({ title: t('toast.invitationWithdrawn') })
          }}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </div>
  )
}

function invitationText(t: Texts, lng: Language, invitedUntil: string): string {
  const until = new Date(invitedUntil)
  const key = until.getTime() > Date.now() ? 'user.invitedUntil' : 'user.invitationEnded'
  return t(key, { when: formatDateTime(until, lng) })
}

interface LinkProps {
  invitation: InvitationAnswer & { path: string }
  onClose: () => void
}

/** The link of an invitation that was not mailed, shown once. */
export function InvitationLink({ invitation, onClose }: LinkProps) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <ShownOnce
      title={t('user.linkTitle')}
      description={t('user.linkText', {
        username: invitation.doc.username,
        when: formatDateTime(new Date(invitation.invitedUntil), lng),
      })}
      label={t('user.link')}
      value={location.origin + invitation.path}
      copy={t('user.copyLink')}
      copied={t('user.linkCopied')}
      onClose={onClose}
    />
  )
}
