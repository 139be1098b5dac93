'use client'

import { ChangesList } from '@/src/staff/workflow/history/changes-list'
import { useApi } from '../api/query'
import type { Collection } from '../api/records'
import { Button } from '../ui/button'
import { formatDateTime } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../ui/texts'
import css from './entry-dialog.module.css'
import { useFieldText } from './field-text'
import { otherChanges } from './other-version'
import type { EntryForm } from './use-entry-form'

interface Props {
  conflict: NonNullable<EntryForm<object>['conflict']>
  record: { collection: Collection; id: string } | undefined
  /** The record as the form has read it. */
  stored: object | undefined
  onOverwrite: () => void
  onLeave: () => void
}

/** Says who saved meanwhile, and what: field by field, before and now. */
export function ConflictNotice({ conflict, record, stored, onOverwrite, onLeave }: Props) {
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
