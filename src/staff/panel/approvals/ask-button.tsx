'use client'

import { Button, toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import type { ApprovalAnswer } from '@/src/contract/staff/approvals'
import { say } from '../say'

/** Asks that the draft be published, as it was saved last. */
export function AskForApproval() {
  const { collectionSlug, id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const hasScripts = useHasScripts()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    try {
      const answer = await fetch('/api/admin/approvals/ask', {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ resourceType: collectionSlug, resourceId: String(id) }),
      })
      const { message } = (await answer.json()) as ApprovalAnswer
      if (answer.ok) toast.success(say({ i18n }, 'approvalAsked'))
      else toast.error(message)
    } catch (error) {
      toast.error(String(error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button
      buttonStyle="primary"
      margin={false}
      size="medium"
      disabled={id === undefined || isModified || isAsking || !hasScripts}
      onClick={() => void ask()}
    >
      {say({ i18n }, 'askApproval')}
    </Button>
  )
}
