'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { Approval, ApprovalChanges } from '@/src/contract/staff/approvals'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { recordAddress } from '@/src/domain/links/addresses'
import { decideApproval } from '../kit/api/approvals'
import { useApi } from '../kit/api/query'
import { resourceText } from '../kit/ui/resource-text'
import { useFieldText } from '../kit/form/field-text'
import { ChangesList } from '@/src/staff/workflow/history/changes-list'
import { Button } from '../kit/ui/button'
import { formatDateTime } from '@/src/staff/workflow/format'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './approvals.module.css'
import { Decision } from './decision'

interface Props {
  request: Approval
}

/** A request that the user may decide: what it changes, and the decision. */
export function WaitingRequest({ request }: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const title = request.title ?? t('overview.untitled')
  const decide = (verb: 'approve' | 'decline') => (
    <Button
      look={verb === 'approve' ? 'primary' : 'secondary'}
      aria-label={`${t(`approval.${verb}`)}: ${title}`}
      onClick={() => setDecision(verb)}
    >
      {t(`approval.${verb}`)}
    </Button>
  )
  return (
    <li>
      <Facts request={request} />
      {request.note ? <p className={css.note}>{request.note}</p> : null}
      <div className={css.actions}>
        <Button
          aria-expanded={isOpen}
          aria-label={`${t('approval.changes')}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('approval.changes')}
        </Button>
        {decide('approve')}
        {decide('decline')}
      </div>
      {isOpen ? <Changes id={request.id} /> : null}
      {decision ? (
        <Decision request={request} verb={decision} onClose={() => setDecision(null)} />
      ) : null}
    </li>
  )
}

/** A request of the user, and what became of it. */
export function AskedRequest({ request }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { id, title, state, decidedBy, decidedAt, reason } = request
  const withdraw = () =>
    decideApproval(id, 'withdraw', '').then(
      () => toast({ title: t('approval.done.withdrawn') }),
      (error: unknown) => toastFailure(t, t('toast.updateFailed'), error),
    )
  return (
    <li>
      <Facts request={request} />
      <p>
        <strong>{t(`approval.state.${state}`)}</strong>
        {decidedBy && decidedAt && state !== 'withdrawn'
          ? ` · ${decidedBy} · ${formatDateTime(new Date(decidedAt), lng)}`
          : ''}
      </p>
      {reason ? <p className={css.note}>{reason}</p> : null}
      {state === 'open' ? (
        <div className={css.actions}>
          <Button
            aria-label={`${t('approval.withdraw')}: ${title ?? t('overview.untitled')}`}
            onClick={() => void withdraw()}
          >
            {t('approval.withdraw')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** Which document it is, who asked when, and in which languages texts change. */
function Facts({ request }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { resourceType, resourceId, title, languages, askedBy, createdAt } = request
  const named = languages.map((code) =>
    code === 'shared' ? t('approval.shared') : languageNames[languageOr(code)],
  )
  return (
    <div>
      <Link className={css.name} href={recordAddress(resourceType, resourceId)}>
        {title ?? t('overview.untitled')}
      </Link>
      <p className={css.facts}>
        {[
          resourceText(t, resourceType),
          askedBy,
          formatDateTime(new Date(createdAt), lng),
          named.join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

/** Table of a version's changes to the public record, field by field. */
function Changes({ id }: { id: string }) {
  const t = useTexts()
  const nameField = useFieldText()
  const query = useApi<ApprovalChanges>(`/admin/approvals/${id}/changes`)
  const { changes = [], total = 0, isCurrent = true } = query.data ?? {}
  return (
    <QueryState query={query} loading={t('loading')} failed={t('approval.loadFailed')}>
      {isCurrent ? null : <p role="status">{t('approval.state.outdated')}</p>}
      {total === 0 ? <p>{t('approval.noChanges')}</p> : null}
      <ChangesList changes={changes} nameField={nameField} />
      {total > changes.length ? (
        <p>{t('approval.moreChanges', { count: total - changes.length })}</p>
      ) : null}
    </QueryState>
  )
}
