'use client'

import { PublishButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload's button, told that a document which was never published is newer than what is public. Without
 * that the drawer for a set time opens with "Unpublish" chosen.
 */
export function DraftPublishButton() {
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo()
  const isCounted = hasPublishedDoc || id === undefined || unpublishedVersionCount > 0

  useEffect(() => {
    if (!isCounted) setUnpublishedVersionCount(1)
  }, [isCounted, setUnpublishedVersionCount])

  return <PublishButton />
}
