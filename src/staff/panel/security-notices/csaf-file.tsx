'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'

/** Leads to the CSAF document of a notice as it is saved, also of a draft. */
export const CsafFile: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <div className="field-type">
      <a href={`/api/admin/security-notices/${id}/csaf`} download>
        CSAF document of what is saved
      </a>
    </div>
  )
}
