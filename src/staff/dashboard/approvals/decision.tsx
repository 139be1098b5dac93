'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { Approval } from '@/src/contract/staff/approvals'
import { decideApproval } from '../kit/api/approvals'
import { failureText } from '../kit/ui/failure'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import css from '../kit/ui/failure.module.css'
import { Modal } from '../kit/ui/modal'
import { useTexts } from '../kit/ui/texts'

interface Props {
  request: Approval
  verb: 'approve' | 'decline'
  onClose: () => void
}

/** Approves or declines, with a reason, which who asked reads. */
export function Decision({ request, verb, onClose }: Props) {
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
        <p role="alert" className={css.failure}>
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
