'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type {
  TranslatedRecord,
  TranslationFields,
  TranslationMachineAnswer,
  TranslationPlace,
} from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { plainText } from '@/src/platform/text/text'
import {
  TranslationCompare,
  useConfirmTranslation,
} from '@/src/staff/workflow/translations/translation-badge'
import { api } from '../kit/api/call'
import { invalidate, useApi } from '../kit/api/query'
import { Button } from '../kit/ui/button'
import { Modal } from '../kit/ui/modal'
import { QueryState } from '../kit/ui/query-state'
import { resourceText } from '../kit/ui/record-names'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './translations.module.css'

interface RecordsProps {
  docs: TranslatedRecord[]
  locale: Language
}

/** Records with their texts, each of which opens in the panel. */
export function Records({ docs, locale }: RecordsProps) {
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

interface CompareDialogProps {
  record: TranslatedRecord
  locale: Language
  onClose: () => void
}

/** The listed texts of a record: the English before and now beside each translation. */
function CompareDialog({ record, locale, onClose }: CompareDialogProps) {
  const t = useTexts()
  const { collection, id, title } = record
  const place = { collection, id, locale }
  const { isPending, confirm } = useConfirmTranslation(place)
  const query = useApi<TranslationFields>(
    `/admin/translations/fields?${new URLSearchParams(place).toString()}`,
  )
  const listed = new Set(record.fields.map(({ key }) => key))
  const fields = (query.data?.fields ?? []).filter(({ key }) => listed.has(key))
  const open = fields
    .filter(({ state }) => state === 'missing' || state === 'stale')
    .map(({ key }) => key)

  return (
    <Modal size="large" title={title ?? t('translation.title')} onClose={onClose}>
      <div className={css.compared}>
        {query.data?.hasMachine && open.length > 0 ? <ByMachine place={place} keys={open} /> : null}
        <QueryState query={query} loading={t('loading')} failed={t('translation.failed')}>
          {fields.map((field) => (
            <section key={field.key} aria-label={field.label}>
              <div className={css.head}>
                <h3 className={css.name}>{field.label}</h3>
                <a href={field.link}>{t('translation.open')}</a>
              </div>
              <TranslationCompare
                field={field}
                isPending={isPending}
                onConfirm={() => void confirm(field.key)}
              />
              <p className={css.text} lang={locale}>
                {plainText(field.translation)}
              </p>
            </section>
          ))}
        </QueryState>
      </div>
    </Modal>
  )
}

interface ByMachineProps {
  place: TranslationPlace
  /** The listed texts that a machine may write. */
  keys: string[]
}

/** Has the listed texts of a record translated by the service that is set up, and tells which were not taken. */
function ByMachine({ place, keys }: ByMachineProps) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<TranslationMachineAnswer['refused']>([])

  const translate = async () => {
    setPending(true)
    try {
      const answer = await api<TranslationMachineAnswer>('/admin/translations/machine', {
        method: 'POST',
        body: { ...place, keys },
      })
      setRefused(answer.refused)
      invalidate('/admin')
      toast({ title: t('translation.byMachineDone', { count: answer.written.length }) })
    } catch (error) {
      toastFailure(t, t('translation.byMachineFailed'), error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={css.byMachine}>
      <Button isInactive={isPending} onClick={() => void translate()}>
        {t('translation.byMachine')}
      </Button>
      <p className={css.muted}>{t('translation.byMachineHint')}</p>
      {refused.length > 0 ? (
        <div role="status">
          <p>{t('translation.byMachineRefused')}</p>
          <ul>
            {refused.map(({ key, label, message }) => (
              <li key={key}>
                {label}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
