'use client'

import { isLanguage, languageNames } from '@/src/i18n/languages'
import { useApi } from '../api/query'
import type { Collection } from '../api/records'
import entries from '../history/activity-entries.module.css'
import { fieldText, valueText } from '../history/value-text'
import { Button } from '../ui/button'
import { formatDateTime } from '../ui/format'
import { useLanguage, useTexts } from '../ui/texts'
import css from './entry-dialog.module.css'
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
        {changes.length > 0 ? (
          <dl className={entries.changes}>
            {changes.map(({ field, lng: code, before, after }) => (
              <div key={`${field} ${code}`}>
                <dt>
                  {fieldText(t, field, field)}
                  {isLanguage(code) ? ` (${languageNames[code]})` : ''}
                </dt>
                <dd>
                  <del>{valueText(t, lng, field, before || null)}</del> →{' '}
                  <ins>{valueText(t, lng, field, after || null)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
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
