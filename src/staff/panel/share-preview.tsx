'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { SharePreview } from '../workflow/share/share-preview'
import { say } from './say'

/** Preview of a document's page as other sites show it, in its form. */
export function DocumentSharePreview() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  if (!id || !collectionSlug) return null
  return (
    <div className="field-type">
      <SharePreview
        collection={collectionSlug}
        id={String(id)}
        lng={code}
        savedAt={lastUpdateTime}
        say={(key) => say({ i18n }, key)}
      />
    </div>
  )
}
