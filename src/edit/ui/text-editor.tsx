'use client'

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Source } from '@/src/lib/marks/marks'
import type { Documents } from '@/src/edit/model/documents'
import type { EditedDocument } from '@/src/edit/model/edited-document'
import type { EditField } from '@/src/edit/model/field'
import { valueAt } from '@/src/edit/model/paths'
import { isLong, typedText } from '@/src/edit/model/text-of'
import { boxOf } from '@/src/edit/page/blocks-on-page'
import { addressOf, handleAttribute, sourceOf } from '@/src/edit/page/scan'
import { useSay } from './texts'
import { useTypedText } from './use-typed-text'

/** A text of the page that somebody edits. */
export interface OpenText {
  source: Source
  element: HTMLElement
  /** What was typed before there was this field. */
  held?: string
}

interface Props {
  open: OpenText
  documents: Documents
  /** The field of the text, with the words that lead to it. */
  fieldIn: (doc: EditedDocument) => { field: EditField; words: string } | null
  /** Changes whenever the page was drawn anew. */
  drawn: number
  onClose: () => void
  /** Goes on with the text before or after this one. */
  onNext: (step: -1 | 1) => void
  onFields: (doc: EditedDocument) => void
}

/**
 * The field over a text of the page, set like the text: what is typed is text and nothing else, and undo, paste and
 * input of other scripts are the browser's own. The text below keeps its place, unseen.
 */
export function TextEditor(props: Props) {
  const { open, documents, fieldIn, drawn, onClose, onNext, onFields } = props
  const { source, held } = open
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isTyped = useRef(held !== undefined)
  const [shown] = useState(() => elementsOf(open).map(({ textContent }) => textContent))
  const { doc, text, isFailing, write, takeBack } = useTypedText(open, documents)
  const { field, words } = (doc && fieldIn(doc)) ?? { words: say('edit') }

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const place = () => cover(current, elementsOf(open), area.current)
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
    return () => covered(elementsOf(open)).forEach(uncover)
  }, [open])
  useLayoutEffect(() => {
    if (doc && !isTyped.current) area.current?.select()
  }, [doc])

  const close = () => {
    showWritten(open, text)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is put together, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Escape') {
      takeBack()
      onClose()
    } else if (key === 'Enter' && (!isLong(source) || ctrlKey || metaKey)) close()
    else if (key === 'Tab') {
      showWritten(open, text)
      // A text inside of this one was hidden with it.
      elementsOf(open).forEach(uncover)
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
        value={text}
        rows={1}
        maxLength={field?.maxLength}
        placeholder={typedText(doc ? valueAt(doc.shown, source.path) : shown)}
        onChange={(event) => {
          isTyped.current = true
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
  // An entry of a list, or a line of a quotation, stands one step deeper than the paragraphs beside it.
  const parent = shown.parentElement
  const around = parent?.matches(lists) ? parent.parentElement : parent
  return [...(around?.children ?? [])]
    .flatMap((child) => (child.matches(lists) ? [...child.children] : [child]))
    .filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && each.getAttribute(handleAttribute) === address,
    )
}

const lists = 'ul, ol, blockquote'

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
  for (const element of covered(elements)) element.style.visibility = 'hidden'
}

/** What the field lies over: the elements of the text, and pictures between them. */
function covered(elements: HTMLElement[]): HTMLElement[] {
  const [first] = elements
  const last = elements.at(-1)
  if (!first || !last || first === last) return elements
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  const around = range.commonAncestorContainer
  const pictures = around instanceof Element ? [...around.querySelectorAll('img')] : []
  return [...elements, ...pictures.filter((picture) => range.intersectsNode(picture))]
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
  // Cells of a row stand side by side, and are no lines.
  if (text === '' || lines.length !== elements.length) return
  if (elements.some((element) => element.matches('td, th'))) return
  elements.forEach((element, index) => {
    const [only, ...others] = element.childNodes
    if (only instanceof Text && others.length === 0) only.data = lines[index] ?? ''
  })
}
