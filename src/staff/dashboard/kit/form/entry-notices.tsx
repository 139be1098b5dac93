'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { joinParts } from '@/src/i18n/format'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { plainText } from '@/src/platform/text/text'
import { isRecord } from '@/src/platform/values/stored-values'
import { formatDateTime } from '@/src/staff/workflow/format'
import { ChangesList } from '@/src/staff/workflow/history/changes-list'
import { useApi } from '../api/query'
import { type Collection, write } from '../api/records'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { toastFailure } from '../ui/failure'
import { useLanguage, useTexts } from '../ui/texts'
import css from './entry-dialog.module.css'
import { useFieldText } from '../ui/record-names'
import type { EntryForm } from './use-entry-form'

interface ConflictNoticeProps {
  conflict: NonNullable<EntryForm<object>['conflict']>
  record: { collection: Collection; id: string } | undefined
  /** The record as the form has read it. */
  stored: object | undefined
  onOverwrite: () => void
  onLeave: () => void
}

/** Says who saved meanwhile, and what: field by field, before and now. */
export function ConflictNotice({
  conflict,
  record,
  stored,
  onOverwrite,
  onLeave,
}: ConflictNoticeProps) {
  const t = useTexts()
  const lng = useLanguage()
  const nameField = useFieldText()
  const localized = record?.collection === 'users' ? '' : 'locale=all&draft=true&'
  const { data } = useApi<Record<string, unknown>>(
    record && stored ? `/admin/${record.collection}/${record.id}?${localized}depth=0` : null,
  )
  const changes = data && stored ? otherChanges(stored as Record<string, unknown>, data) : []
  return (
    <div className={css.notice} role="alert" data-look="danger">
      <div>
        <p>
          {conflict.username
            ? t('conflict.by', {
                name: conflict.username,
                when: formatDateTime(new Date(conflict.updatedAt), lng),
              })
            : t('conflict.text')}
        </p>
        {changes.length > 0 ? <ChangesList changes={changes} nameField={nameField} /> : null}
        <p>{t('conflict.fields')}</p>
      </div>
      <Button look="danger" onClick={onOverwrite}>
        {t('conflict.overwrite')}
      </Button>
      <Button look="ghost" onClick={onLeave}>
        {t('conflict.leave')}
      </Button>
    </div>
  )
}

/** A field that somebody else changed while a form was open. */
export interface OtherChange {
  field: string
  /** Undefined for what is the same in all languages. */
  locale?: string
  /** Null for an empty value. */
  before: string | null
  after: string | null
}

/** Fields that the server writes, and that say nothing to people. */
const ofServer = ['createdAt', 'updatedAt', 'updatedBy', 'translationSources', 'waiting', 'id']

/**
 * Lists what differs between two versions of a record, field by field and language by language.
 * @param before as it was read, in all languages
 */
export function otherChanges(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): OtherChange[] {
  return Object.keys(after)
    .filter((field) => !ofServer.includes(field))
    .flatMap((field) => {
      const [was, is] = [before[field], after[field]]
      const codes = new Set([was, is].flatMap(languagesOf))
      if (codes.size === 0) return changeOf({ field }, was, is)
      return [...codes].flatMap((locale) =>
        changeOf({ field, locale }, valueOf(was, locale), valueOf(is, locale)),
      )
    })
}

function changeOf(
  of: Pick<OtherChange, 'field' | 'locale'>,
  before: unknown,
  after: unknown,
): OtherChange[] {
  const change = { ...of, before: plainText(before) || null, after: plainText(after) || null }
  return change.before === change.after ? [] : [change]
}

/** The languages of a localized value. */
const languagesOf = (value: unknown): string[] =>
  isRecord(value) && Object.keys(value).every(isLanguage) ? Object.keys(value) : []

const valueOf = (value: unknown, lng: string): unknown => (isRecord(value) ? value[lng] : undefined)

interface WaitingNoticeProps {
  collection: Collection
  waiting: WaitingDraft
  onDiscarded: () => void
}

/** Says above a form whose changes it shows that are not public yet, and where they contradict what is. */
export function WaitingNotice({ collection, waiting, onDiscarded }: WaitingNoticeProps) {
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
          <p>{t('waiting.conflicts', { fields: fieldsOf(waiting, lng) })}</p>
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

const fieldsOf = ({ conflicts }: WaitingDraft, lng: string): string =>
  joinParts(
    conflicts.map(({ label, locale }) =>
      locale ? `${label} (${(languageNames as Record<string, string>)[locale] ?? locale})` : label,
    ),
    lng,
  )
