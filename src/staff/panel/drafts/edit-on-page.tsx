'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { addressedCollections, previewAddress } from '@/src/domain/links/addresses'
import { say } from '../say'

/** Leads from the form of a document to its page, where its texts are edited in place. */
export function EditOnPage() {
  const { collectionSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const hasPage = addressedCollections.some((slug) => slug === collectionSlug)
  if (!id || !collectionSlug || !hasPage) return null
  return (
    <a href={previewAddress(collectionSlug, String(id), code)}>{say({ i18n }, 'editOnPage')}</a>
  )
}
