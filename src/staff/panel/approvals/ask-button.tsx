'use client'

import { useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { askForApproval } from '@/src/staff/workflow/approvals'
import { useFormHost, useHost } from '@/src/staff/workflow/host'

/** Asks that the draft be published, as it was saved last. */
export function AskForApproval() {
  const { say, write, Button } = useHost()
  const { notify, useRecord } = useFormHost()
  const record = useRecord()
  const isModified = useFormModified()
  const hasScripts = useHasScripts()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (!record) return
    setAsking(true)
    await askForApproval(write, record).then(
      () => notify(say('approval.done.asked')),
      (error: unknown) => notify(say('toast.updateFailed'), error),
    )
    setAsking(false)
  }
  return (
    <Button
      look="primary"
      isInactive={!record || isModified || isAsking || !hasScripts}
      onClick={() => void ask()}
    >
      {say('approval.ask')}
    </Button>
  )
}
