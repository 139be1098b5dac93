'use client'

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Source } from '@/src/lib/marks/marks'
import type { EditedDocument } from '@/src/edit/model/edited-document'
import { type EditField, isData } from '@/src/edit/model/field'
import { valueAt, withValueAt } from '@/src/edit/model/paths'
import { boxOf } from '@/src/edit/page/blocks-on-page'
import { addressOf, handleAttribute, sourceOf } from '@/src/edit/page/scan'
import { useSay } from './texts'

/** A text of the page that somebody edits. */
export interface OpenText {
  source: Source
  element: HTMLElement
}

interface Props {
  open: OpenText
  doc: EditedDocument
  field: EditField | null
  /** The words that lead to the field. */
  words: string
  /** Changes whenever the page was drawn anew. */
  drawn: number
  onClose: () => void
  /** Goes on with the text before or after this one. */
  onNext: (step: -1 | 1) => void
  onFields: () => void
}

/**
 * The field over a text of the page, set like the text: what is typed is text and nothing else, and undo, paste and
 * input of other scripts are the browser's own. The text below keeps its place, unseen.
 */
export function TextEditor({ open, doc, field, words, drawn, onClose, onNext, onFields }: Props) {
  const { source } = open
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [before] = useState(() => doc.valueAt(source.path))
  const [text, setText] = useState(() => textAt(doc, source))
  const isLong = source.kind === 'text' || source.kind === 'lines'

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const place = () => cover(current, elementsOf(open), area.current)
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [open, text, drawn])

  useEffect(() => {
    area.current?.focus({ preventScroll: true })
    area.current?.select()
    return () => elementsOf(open).forEach(uncover)
  }, [open])

  const write = (typed: string) => {
    const value = isLong ? typed : typed.replace(/[\r\n]+/g, ' ')
    setText(value)
    store(doc, source, value)
  }
  const close = () => {
    showWritten(open, text)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is put together, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Escape') {
      doc.set(source.path, before)
      onClose()
    } else if (key === 'Enter' && (!isLong || ctrlKey || metaKey)) close()
    else if (key === 'Tab') {
      showWritten(open, text)
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
        aria-label={words}
        value={text}
        rows={1}
        maxLength={field?.maxLength}
        placeholder={plainText(valueAt(doc.shown, source.path))}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="label" onPointerDown={(event) => event.preventDefault()}>
        <span>{words}</span>
        <span className="hint">{say(isLong ? 'inPlace.textHint' : 'inPlace.lineHint')}</span>
        {source.kind === 'run' ? <span className="hint">{say('inPlace.formatted')}</span> : null}
        <button type="button" onClick={onFields}>
          {say('inPlace.fields')}
        </button>
      </div>
    </div>
  )
}

/** The elements that show one text: a text of several lines is often several paragraphs. */
function elementsOf({ source, element }: OpenText): HTMLElement[] {
  const address = addressOf(source)
  const own = sourceOf(element)
  // Drawn anew, the page shows the same text in another element.
  const shown =
    element.isConnected && own && addressOf(own) === address
      ? element
      : document.querySelector<HTMLElement>(`[${handleAttribute}="${CSS.escape(address)}"]`)
  if (!shown) return []
  return [...(shown.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling.getAttribute(handleAttribute) === address,
  )
}

const textStyles = [
  'color',
  'direction',
  'font-family',
  'font-feature-settings',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding',
  'text-align',
  'text-indent',
  'text-transform',
  'text-wrap',
  'word-break',
]

/** Narrower ones leave no room for a longer word. */
const minWidth = 120

/** Lays the field over the text, which stays where it is and makes room for what is longer. */
function cover(
  frame: HTMLElement,
  elements: HTMLElement[],
  area: HTMLTextAreaElement | null,
): void {
  const [first] = elements
  const last = elements.at(-1)
  if (!first || !last || !area) return
  last.style.paddingBlockEnd = ''
  const box = boxOf(elements)
  if (!box) return
  const style = getComputedStyle(first)
  for (const name of textStyles) area.style.setProperty(name, style.getPropertyValue(name))
  const room = document.documentElement.clientWidth - (box.left - scrollX) - 8
  frame.style.left = `${box.left}px`
  frame.style.top = `${box.top}px`
  frame.style.width = `${Math.min(Math.max(box.width, minWidth), Math.max(room, minWidth))}px`
  frame.style.minHeight = `${box.height}px`
  area.style.height = 'auto'
  area.style.height = `${Math.max(area.scrollHeight, box.height)}px`
  const more = area.scrollHeight - box.height
  if (more > 1) last.style.paddingBlockEnd = `${more}px`
  for (const element of elements) element.style.visibility = 'hidden'
}

function uncover(element: HTMLElement): void {
  element.style.removeProperty('visibility')
  element.style.removeProperty('padding-block-end')
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}

/** Shows what was written until the page is drawn anew, where one element shows one line. */
function showWritten(open: OpenText, text: string): void {
  const elements = elementsOf(open)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (text === '' || lines.length !== elements.length) return
  elements.forEach((element, index) => {
    const [only, ...others] = element.childNodes
    if (only instanceof Text && others.length === 0) only.data = lines[index] ?? ''
  })
}

const textAt = (doc: EditedDocument, { path }: Source): string => plainText(doc.valueAt(path))

const plainText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

/** An empty text becomes none, so that visitors get the English one. */
function store(doc: EditedDocument, { kind, path }: Source, text: string): void {
  if (kind === 'lines') {
    doc.set(path, text === '' ? null : text.split('\n'))
    return
  }
  const [whole = '', inside] = path.split(/\.(?=root\.)/)
  if (kind === 'run' && inside !== undefined && !isData(doc.valueAt(whole))) {
    // Not written in this language yet: it begins as the text that stands in for it.
    doc.set(whole, withValueAt(valueAt(doc.shown, whole), inside, text))
    return
  }
  doc.set(path, text === '' && kind !== 'run' ? null : text)
}
