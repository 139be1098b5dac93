'use client'

import type { TranslatedRecord, TranslationFields } from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { plainText } from '@/src/platform/text/text'
import { useApi } from '../kit/api/query'
import { Modal } from '../kit/ui/modal'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import {
  TranslationCompare,
  useConfirmTranslation,
} from '@/src/staff/workflow/translations/translation-badge'
import { ByMachine } from './by-machine'
import css from './translations.module.css'

interface Props {
  record: TranslatedRecord
  locale: Language
  onClose: () => void
}

/** The listed texts of a record: the English before and now beside each translation. */
export function CompareDialog({ record, locale, onClose }: Props) {
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
