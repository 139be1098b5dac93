'use client'

import type { ApprovalChanges } from '@/src/contract/staff/approvals'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { useApi } from '../kit/api/query'
import { fieldText, valueText } from '../kit/history/value-text'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './approvals.module.css'

/** Table of a version's changes to the public record, field by field. */
export function Changes({ id }: { id: string }) {
  const t = useTexts()
  const lng = useLanguage()
  const query = useApi<ApprovalChanges>(`/admin/approvals/${id}/changes`)
  const { changes = [], total = 0, isCurrent = true } = query.data ?? {}
  return (
    <QueryState query={query} loading={t('loading')} failed={t('approval.loadFailed')}>
      {isCurrent ? null : <p role="status">{t('approval.state.outdated')}</p>}
      {total === 0 ? <p>{t('approval.noChanges')}</p> : null}
      <dl className={css.changes}>
        {changes.map(({ field, label, locale, before, after }) => (
          <div key={`${locale} ${field}`}>
            <dt>
              {fieldText(t, field, label)}
              {locale ? ` (${languageNames[languageOr(locale)]})` : ''}
            </dt>
            <dd lang={locale ?? undefined}>
              <del>{valueText(t, lng, field, before)}</del> →{' '}
              <ins>{valueText(t, lng, field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {total > changes.length ? (
        <p>{t('approval.moreChanges', { count: total - changes.length })}</p>
      ) : null}
    </QueryState>
  )
}
