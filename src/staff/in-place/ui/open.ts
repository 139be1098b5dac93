import { useEffect, useRef } from 'react'
import type { Source } from '@/src/domain/source-marks/marks'
import type { Documents } from '@/src/staff/in-place/model/documents'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import type { Point } from '@/src/staff/in-place/page/clicks'

/** Element that is open over the page. */
export type Open =
  | null
  | { kind: 'text'; text: OpenText }
  | { kind: 'picture'; doc: EditedDocument; path: string }
  | { kind: 'fields'; doc: EditedDocument; prefix: string }
  | { kind: 'gallery'; index: number }
  | { kind: 'pattern' }
  | { kind: 'conflict'; doc: EditedDocument }

/** A text of the page that somebody edits. */
export interface OpenText {
  source: Source
  element: HTMLElement
  /** Position of the click, in the window. */
  point?: Point
}

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
