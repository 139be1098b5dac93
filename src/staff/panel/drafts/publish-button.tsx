'use client'

import { PublishButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { AskForApproval } from '../approvals/ask-button'
import { useApprovalRule } from '@/src/staff/workflow/approvals'

/**
 * Payload's button, told that a document which was never published is newer than what is public. Without
 * that the drawer for a set time opens with "Unpublish" chosen. Who needs the approval of another person asks for it.
 */
export function DraftPublishButton() {
  const {
    collectionSlug,
    hasPublishedDoc,
    id,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const isCounted = hasPublishedDoc || id === undefined || unpublishedVersionCount > 0
  const rule = useApprovalRule(collectionSlug)

  useEffect(() => {
    if (!isCounted) setUnpublishedVersionCount(1)
  }, [isCounted, setUnpublishedVersionCount])

  if (!rule) return <PublishButton />
  return (
    <>
      <AskForApproval />
      {rule.exceptLanguages.length > 0 ? <PublishButton /> : null}
    </>
  )
}
