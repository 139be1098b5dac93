'use client'

import { useState } from 'react'
import type { TranslatedRecord } from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { resourceText } from '../kit/ui/resource-text'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { CompareDialog } from './compare-dialog'
import css from './translations.module.css'

interface Props {
  docs: TranslatedRecord[]
  locale: Language
}

/** Records with their texts, each of which opens in the panel. */
export function Records({ docs, locale }: Props) {
  const t = useTexts()
  const [compared, setCompared] = useState<TranslatedRecord | null>(null)
  return (
    <>
      <ul className={css.records}>
        {docs.map((record) => {
          const { collection, fields, id, isDraft, title } = record
          return (
            <li key={`${collection} ${id}`}>
              <div className={css.head}>
                <h2 className={css.name}>{title ?? resourceText(t, collection)}</h2>
                <span className={css.muted}>
                  {resourceText(t, collection)}
                  {isDraft ? ` · ${t('translation.draft')}` : ''}
                </span>
                <Button
                  aria-label={`${t('translation.compare')}: ${title ?? collection}`}
                  onClick={() => setCompared(record)}
                >
                  {t('translation.compare')}
                </Button>
              </div>
              <ul className={css.fields} aria-label={t('translation.section')}>
                {fields.map(({ key, label, link, state }) => (
                  <li key={key}>
                    <a href={link}>{label}</a>{' '}
                    <span className={css.muted}>{t(`translation.${state}`)}</span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {compared ? (
        <CompareDialog record={compared} locale={locale} onClose={() => setCompared(null)} />
      ) : null}
    </>
  )
}
