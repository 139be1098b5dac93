'use client'

import {
  LeaveWithoutSaving,
  PublishButton,
  useDocumentInfo,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { addressedCollections, previewAddress } from '@/src/domain/links/addresses'
import { askForApproval, useApprovalRule } from '@/src/staff/workflow/approvals'
import { useFormHost, useHost } from '@/src/staff/workflow/host'
import { say } from './say'

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

/** Asks before a document is left that was begun and is stored nowhere yet. */
export function NewDocument() {
  const { id } = useDocumentInfo()
  return id === undefined ? <LeaveWithoutSaving /> : null
}

/**
 * Payload's button, told that a document which was never published is newer than what is public. Without
 * that the drawer for a set time opens with "Unpublish" chosen. Who needs the approval of another person asks for it, for the
 * draft as it was saved last.
 */
export function DraftPublishButton() {
  const {
    collectionSlug,
    hasPublishedDoc,
    id,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const { say, write, Button } = useHost()
  const { notify, useRecord } = useFormHost()
  const record = useRecord()
  const hasScripts = useHasScripts()
  const rule = useApprovalRule(collectionSlug)
  const [isAsking, setAsking] = useState(false)
  const isCounted = hasPublishedDoc || id === undefined || unpublishedVersionCount > 0

  useEffect(() => {
    if (!isCounted) setUnpublishedVersionCount(1)
  }, [isCounted, setUnpublishedVersionCount])

  if (!rule) return <PublishButton />
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
    <>
      <Button
        look="primary"
        isInactive={!record || record.isModified || isAsking || !hasScripts}
        onClick={() => void ask()}
      >
        {say('approval.ask')}
      </Button>
      {rule.exceptLanguages.length > 0 ? <PublishButton /> : null}
    </>
  )
}
