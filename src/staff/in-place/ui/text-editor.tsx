'use client'

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { problemText } from '@/src/domain/refusals/text'
import { valueAt } from '@/src/platform/values/value-at'
import type { Documents } from '@/src/staff/in-place/model/documents'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import type { EditField } from '@/src/staff/in-place/model/fields'
import { isLong, textAt, typedText, writeText } from '@/src/staff/in-place/model/value-texts'
import { caretAt } from '@/src/staff/in-place/page/clicks'
import { cover, findElements, uncover } from '@/src/staff/in-place/page/cover'
import { showWritten } from '@/src/staff/in-place/page/draw-saved'
import type { OpenText } from './open'
import { useSay } from './texts'

export interface TextEditorProps {
  open: OpenText
  documents: Documents
  /** The field of the text, with the words that lead to it. */
  fieldIn: (doc: EditedDocument) => { field: EditField; words: string } | null
  /** Changes whenever the page was drawn anew. */
  drawn: number
  onClose: () => void
  /** Goes on with the text before or after this one, or behind all texts of the same field. */
  onNext: (step: -1 | 1, isWhole?: boolean) => void
  onFields: (doc: EditedDocument) => void
  onTyped?: () => void
}

/**
 * The field over a text of the page, set like the text: what is typed is text and nothing else, and undo, paste and
 * input of other scripts are the browser's own. The text below keeps its place, unseen.
 */
export function TextEditor(props: TextEditorProps) {
  const { open, documents, fieldIn, drawn, onClose, onNext, onFields, onTyped } = props
  const { source } = open
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isTyped = useRef(false)
  /** True after Ctrl+A before the document was read. */
  const isAllWanted = useRef(false)
  const [caret] = useState(() => (open.point ? caretAt(findElements(open), open.point) : null))
  const [shown] = useState(() => findElements(open).map(({ textContent }) => textContent))
  /** True where the elements show the text and nothing else; the copyright line shows more than a company's name. */
  const isAlone = useRef(true)
  const { doc, text, isFailing, write, takeBack } = useTypedText(open, documents)
  const { field, words } = (doc && fieldIn(doc)) ?? { words: say('edit') }
  const problem =
    doc?.state.kind === 'refused'
      ? doc.state.refusal.fields.find(({ path }) => path === source.path)
      : undefined

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const place = () => {
      const elements = findElements(open)
      cover(current, elements, area.current)
    }
    place()
    addEventListener('resize', place)
    // A part of the page that was folded away comes in over some time.
    document.addEventListener('transitionend', place)
    return () => {
      removeEventListener('resize', place)
      document.removeEventListener('transitionend', place)
    }
  }, [open, text, drawn])

  // Before the event that opened it is over: the very next key is its own.
  useLayoutEffect(() => {
    const { current } = area
    current?.focus({ preventScroll: true })
    current?.setSelectionRange(current.value.length, current.value.length)
    return () => uncover(findElements(open))
  }, [open])
  useLayoutEffect(() => {
    if (!doc) return
    // A click sets the caret where it fell; by keyboard all of the text is selected, as in a form.
    if (!isTyped.current && open.point && !isAllWanted.current) {
      const isAsShown = caret !== null && shown.join('\n') === text
      const at = isAsShown ? caret : text.length
      area.current?.setSelectionRange(at, at)
    } else if (!isTyped.current) area.current?.select()
    const lines = typedText(valueAt(doc.shown, source.path)).split('\n')
    isAlone.current = shown.every((each) => lines.includes(each))
    // Once for each text that opens, with what was there then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doc])

  const showText = () => {
    if (isAlone.current) showWritten(open, text)
  }
  const close = () => {
    showText()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is put together, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (!doc && (ctrlKey || metaKey) && key.toLowerCase() === 'a') isAllWanted.current = true
    if (key === 'Escape') {
      takeBack()
      onClose()
    } else if (key === 'Enter' && (!isLong(source) || ctrlKey || metaKey)) close()
    else if (key === 'Tab') {
      showText()
      // A text inside of this one was hidden with it.
      uncover(findElements(open))
      onNext(shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={frame}
      className="editor"
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside = relatedTarget !== null && currentTarget.contains(relatedTarget)
        // Another window came to the front: the text stays open.
        if (!isInside && document.hasFocus()) close()
      }}
    >
      <textarea
        ref={area}
        name={source.path}
        aria-label={words}
        aria-invalid={problem ? true : undefined}
        value={text}
        rows={1}
        maxLength={field?.maxLength}
        placeholder={typedText(doc ? valueAt(doc.shown, source.path) : shown)}
        onChange={(event) => {
          isTyped.current = true
          onTyped?.()
          write(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="label" onPointerDown={(event) => event.preventDefault()}>
        <span>{words}</span>
        <span className="hint">
          {say(isLong(source) ? 'inPlace.textHint' : 'inPlace.lineHint')}
        </span>
        {source.kind === 'run' ? <span className="hint">{say('inPlace.formatted')}</span> : null}
        {problem ? (
          <span role="alert" className="problem">
            {problemText(say, problem.message)}
          </span>
        ) : null}
        {isFailing && !doc ? <span className="problem">{say('inPlace.offline')}</span> : null}
        {doc ? (
          <button type="button" onClick={() => onFields(doc)}>
            {say('inPlace.fields')}
          </button>
        ) : null}
      </div>
    </div>
  )
}

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
function useTypedText({ source }: OpenText, documents: Documents): TypedText {
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
