'use client'

import { LeaveWithoutSaving, useDocumentInfo } from '@payloadcms/ui'

/** Asks before a document is left that was begun and is stored nowhere yet. */
export function NewDocument() {
  const { id } = useDocumentInfo()
  return id === undefined ? <LeaveWithoutSaving /> : null
}
