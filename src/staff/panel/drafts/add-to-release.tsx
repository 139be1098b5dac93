'use client'

import { useFormModified } from '@payloadcms/ui'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { AddToRelease } from '@/src/staff/workflow/releases/add-to-release'

/** Puts the saved draft of a document into a release, from its form. */
export function DocumentAddToRelease() {
  const isModified = useFormModified()
  const hasScripts = useHasScripts()
  return <AddToRelease isInactive={isModified || !hasScripts} />
}
