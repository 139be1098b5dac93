import { useEffect, useRef, useState } from 'react'
import type { Documents } from '@/src/staff/in-place/model/documents'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { isLong, textAt, writeText } from '@/src/staff/in-place/model/source-text'
import type { OpenText } from './open-text'

/** Time between two tries to read a document, ms. */
const retryMs = 4000

export interface TypedText {
  /** Null while it is read. */
  doc: EditedDocument | null
  text: string
  /** True where the document could not be read so far. */
  isFailing: boolean
  write: (typed: string) => void
  /** Goes back to the text as it was when its field opened. */
  takeBack: () => void
}

/**
 * Returns the typed text of a field. The field opens before its document is read: until then the text waits here, and
 * is added to the document even when the field was closed meanwhile.
 */
export function useTypedText({ source }: OpenText, documents: Documents): TypedText {
  const [doc, setDoc] = useState(() => documents.loaded(source.collection, source.id))
  const [text, setText] = useState(() => (doc ? textAt(doc, source) : ''))
  const [isFailing, setFailing] = useState(false)
  /** Typed text that has no document yet; null for nothing. */
  const waiting = useRef<string | null>(null)
  const read = useRef<EditedDocument>(null)
  const before = useRef<unknown>(undefined)

  useEffect(() => {
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      const found = await documents.open(source.collection, source.id)
      if (found) return begin(found)
      setFailing(true)
      if (isOpen || waiting.current !== null) timer = setTimeout(() => void load(), retryMs)
    }
    const begin = (found: EditedDocument) => {
      read.current = found
      found.beginStep(source.path)
      before.current = found.valueAt(source.path)
      if (waiting.current === null) setText(textAt(found, source))
      else writeText(found, source, waiting.current)
      waiting.current = null
      setDoc(found)
    }
    if (doc) begin(doc)
    else void load()
    return () => {
      isOpen = false
      if (waiting.current === null) clearTimeout(timer)
    }
    // Once for each field that opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const write = (typed: string) => {
    const value = isLong(source) ? typed : typed.replace(/[\r\n]+/g, ' ')
    setText(value)
    if (read.current) writeText(read.current, source, value)
    else waiting.current = value
  }
  const takeBack = () => {
    waiting.current = null
    read.current?.set(source.path, before.current)
  }
  return { doc, text, isFailing, write, takeBack }
}
