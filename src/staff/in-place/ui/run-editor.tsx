'use client'

import { useEffect, useState } from 'react'
import type * as Rich from '@/src/staff/in-place/rich'
import { fieldPath } from '@/src/staff/in-place/model/fields'
import { valueAt } from '@/src/platform/values/value-at'
import { TextEditor, type TextEditorProps } from './text-editor'

/**
 * A formatted text. Its editor comes with the first one that is opened; until it is there, and for a text that it could
 * not write back whole, the words that were opened are edited alone, and everything around them stays as it is.
 */
export function RunEditor(props: TextEditorProps & { host: Element }) {
  const { open, documents } = props
  const { collection, id, path } = open.source
  const [rich, setRich] = useState(loaded)
  const [isTyping, setTyping] = useState(false)
  const [doc, setDoc] = useState(() => documents.loaded(collection, id))
  const [editor, setEditor] = useState(() => editorOf())

  useEffect(() => {
    let isOpen = true
    void Promise.all([loadRichEditor(), documents.open(collection, id)]).then(([module, found]) => {
      if (!isOpen) return
      setRich(module)
      setDoc(found)
    })
    return () => {
      isOpen = false
    }
  }, [documents, collection, id])
  useEffect(() => {
    if (!isTyping) setEditor((known) => known ?? editorOf())
    // Both come once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rich, doc])

  if (rich && doc && editor && !isTyping) {
    return <rich.RichEditor {...props} doc={doc} editor={editor} />
  }
  return <TextEditor {...props} onTyped={() => setTyping(true)} />

  function editorOf() {
    const field = fieldPath(path)
    if (!rich || !doc || isTyping) return null
    // Not written in this language yet: it begins as the text that stands in for it.
    return rich.openEditor(doc.valueAt(field) ?? valueAt(doc.shown, field))
  }
}

type RichModule = typeof Rich

let loaded: RichModule | null = null

/** Loads the editor of formatted texts; null where it cannot be reached, until it is asked for again. */
export async function loadRichEditor(): Promise<RichModule | null> {
  loaded ??= await import('@/src/staff/in-place/rich').catch(() => null)
  return loaded
}
