'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { SharePreview } from '../workflow/share/share-preview'

/** Preview of a document's page as other sites show it, in its form. */
export function DocumentSharePreview() {
  const { lastUpdateTime } = useDocumentInfo()
  return (
    <div className="field-type">
      <SharePreview savedAt={lastUpdateTime} />
    </div>
  )
}
