import { useEffect, useRef } from 'react'
import type { Documents } from '@/src/staff/in-place/model/documents'
import type { Open } from './open'

/** Opens the form of a document that was refused for one of its fields, once for each refusal; what is open stays. */
export function useRefusal(documents: Documents, open: Open, onOpen: (open: Open) => void): void {
  const shown = useRef<unknown>(null)
  useEffect(() => {
    if (open) return
    for (const doc of documents.all) {
      const { state } = doc
      if (state.kind !== 'refused' || state.refusal === shown.current) continue
      const field = state.refusal.fields.find(({ path }) => !path.startsWith('_'))
      if (!field) continue
      shown.current = state.refusal
      const [prefix = ''] = /^layout\.\d+\./.exec(field.path) ?? []
      return onOpen({ kind: 'fields', doc, prefix })
    }
  })
}
