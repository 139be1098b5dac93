'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { languageNames } from '@/src/i18n/languages'
import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { type Collection, write } from '../api/records'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { formatDateTime } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../ui/texts'
import { toastFailure } from '../ui/failure'
import css from './entry-dialog.module.css'

interface Props {
  collection: Collection
  waiting: WaitingDraft
  onDiscarded: () => void
}

/** Says above a form whose changes it shows that are not public yet, and where they contradict what is. */
export function WaitingNotice({ collection, waiting, onDiscarded }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const names = new Intl.ListFormat(lng).format(waiting.writers)
  const when = formatDateTime(new Date(waiting.since), lng)

  const discard = async () => {
    try {
      await write(collection, 'DELETE', `/${waiting.id}/draft`)
      toast({ title: t('waiting.discarded') })
      onDiscarded()
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    }
  }

  return (
    <div className={css.notice} role="status">
      <div>
        <p>{names ? t('waiting.notice', { names, when }) : t('waiting.noticeSince', { when })}</p>
        {waiting.conflicts.length > 0 ? (
          <p>{t('waiting.conflicts', { fields: fieldsOf(waiting) })}</p>
        ) : null}
      </div>
      <Button look="ghost" onClick={() => setAsking(true)}>
        {t('waiting.discard')}
      </Button>
      {isAsking ? (
        <Confirm
          title={t('waiting.discard')}
          text={t('waiting.discardSure')}
          action={t('waiting.discard')}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

const fieldsOf = ({ conflicts }: WaitingDraft): string =>
  conflicts
    .map(({ label, locale }) =>
      locale ? `${label} (${(languageNames as Record<string, string>)[locale] ?? locale})` : label,
    )
    .join(', ')
