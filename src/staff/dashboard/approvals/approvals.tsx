'use client'

import { useApprovals } from '../kit/api/approvals'
import view from '../kit/list/view.module.css'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import css from './approvals.module.css'
import { AskedRequest, WaitingRequest } from './request'

/** Lists of requests that wait for the user's approval, and of the user's own requests. */
export function Approvals() {
  const t = useTexts()
  const query = useApprovals()
  const { waiting = [], waitingTotal = 0, asked = [] } = query.data ?? {}
  return (
    <section aria-labelledby="approvals-title">
      <h1 id="approvals-title" className={view.title}>
        {t('approval.title')}
      </h1>
      <p className={view.lead}>{t('approval.lead')}</p>
      <QueryState query={query} loading={t('loading')} failed={t('approval.loadFailed')}>
        <h2 className={css.part}>{t('approval.waiting', { total: waitingTotal })}</h2>
        {waiting.length === 0 ? <p className={css.none}>{t('approval.noneWaits')}</p> : null}
        <ul className={css.requests}>
          {waiting.map((request) => (
            <WaitingRequest key={request.id} request={request} />
          ))}
        </ul>
        <h2 className={css.part}>{t('approval.asked')}</h2>
        {asked.length === 0 ? <p className={css.none}>{t('approval.noneAsked')}</p> : null}
        <ul className={css.requests}>
          {asked.map((request) => (
            <AskedRequest key={request.id} request={request} />
          ))}
        </ul>
      </QueryState>
    </section>
  )
}
