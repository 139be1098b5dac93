'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { Approval, ApprovalChanges } from '@/src/contract/staff/approvals'
import { recordAddress } from '@/src/domain/links/addresses'
import { joinParts } from '@/src/i18n/format'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { formatDateTime } from '@/src/staff/workflow/format'
import { ChangesList } from '@/src/staff/workflow/history/changes-list'
import { decideApproval, useApprovals } from '../kit/api/approvals'
import { useApi } from '../kit/api/query'
import { Field } from '../kit/form/field'
import { resourceText, useFieldText } from '../kit/ui/record-names'
import view from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { failureText, toastFailure } from '../kit/ui/failure'
import failureCss from '../kit/ui/failure.module.css'
import { Modal } from '../kit/ui/modal'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './approvals.module.css'

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

interface WaitingRequestProps {
  request: Approval
}

/** A request that the user may decide: what it changes, and the decision. */
function WaitingRequest({ request }: WaitingRequestProps) {
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
function AskedRequest({ request }: WaitingRequestProps) {
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
function Facts({ request }: WaitingRequestProps) {
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
          joinParts(named, lng),
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

interface DecisionProps {
  request: Approval
  verb: 'approve' | 'decline'
  onClose: () => void
}

/** Approves or declines, with a reason, which who asked reads. */
function Decision({ request, verb, onClose }: DecisionProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const isMissing = verb === 'decline' && reason.trim() === ''
  const decide = useMutation({
    mutationFn: () => decideApproval(request.id, verb, reason),
    onSuccess: ({ approval }) => {
      toast({
        title: t(
          approval.state === 'approved' ? 'approval.done.approved' : 'approval.done.declined',
        ),
        action: {
          label: t('publishing.view'),
          href: recordAddress(approval.resourceType, approval.resourceId),
        },
      })
      onClose()
    },
  })
  return (
    <Modal
      title={t(`approval.${verb}`)}
      description={request.title ?? t('overview.untitled')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isInactive={decide.isPending || isMissing}
            aria-busy={decide.isPending}
            onClick={() => decide.mutate()}
          >
            {t(`approval.${verb}`)}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {decide.isError ? (
        <p role="alert" className={failureCss.failure}>
          {failureText(t, decide.error)}
        </p>
      ) : null}
      <Field label={t('approval.reason')} isRequired={verb === 'decline'}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
