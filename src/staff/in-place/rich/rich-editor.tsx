'use client'

import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { LexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import {
  createEmptyHistoryState,
  HistoryPlugin,
  type HistoryState,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { fieldPath } from '@/src/staff/in-place/model/fields'
import { isSame } from '@/src/domain/merge'
import { cover, findContainer, uncover } from '@/src/staff/in-place/page/cover'
import { editorAttribute } from '@/src/staff/in-place/page/handles'
import { type FormatBarHandle, leadsToBar } from '@/src/staff/in-place/ui/format-bar'
import type { OpenText } from '@/src/staff/in-place/ui/open'
import type { TextEditorProps } from '@/src/staff/in-place/ui/text-editor'
import { useSay } from '@/src/staff/in-place/ui/texts'
import { $readSelection, registerKeys } from '@/src/staff/workflow/rich-text/commands'
import { LinkSheet, RichBar } from './rich-bar'
import { $linkAt, $setLink } from '@/src/staff/workflow/rich-text/links'
import { $nodeAt, storedText, textsIn } from './open-editor'

interface Props extends TextEditorProps {
  /** Host of the tools: they are in its shadow tree, the text itself among its children. */
  host: Element
  editor: LexicalEditor
  doc: EditedDocument
}

/**
 * A formatted text of the page, edited where it stands, in its own looks: Lexical's editor lies over what the page shows,
 * among the page's styles, and its toolbar beside it in the shadow tree of the tools.
 */
export function RichEditor(props: Props) {
  const { host, editor, doc, open, fieldIn, drawn, onClose, onNext, onFields } = props
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<FormatBarHandle>(null)
  const [looks] = useState(() => findContainer(open.source)?.className)
  const [link, setLink] = useState<{ url: string | null } | null>(null)
  const { field, words } = fieldIn(doc) ?? { words: say('edit') }
  const tools = field?.tools ?? []
  const path = fieldPath(open.source.path)
  const before = useRef<unknown>(undefined)
  const [history] = useState(createEmptyHistoryState)

  const place = () => {
    const container = findContainer(open.source)
    if (frame.current && container) cover(frame.current, [container], text.current)
  }
  useLayoutEffect(() => {
    const { current } = text
    if (!current) return
    before.current = doc.valueAt(path)
    doc.beginStep(path)
    editor.setRootElement(current)
    const stop = registerKeys(editor, tools)
    // What the rules for lists make of the text when it is read is no change.
    editor.update(() => {}, { discrete: true })
    const first = editor.getEditorState().toJSON()
    const stopWriting = editor.registerUpdateListener(
      ({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size + dirtyLeaves.size === 0) return
        const isAsBefore = isSame(editorState.toJSON(), first)
        doc.set(path, isAsBefore ? before.current : storedText(editorState))
      },
    )
    current.focus({ preventScroll: true })
    place()
    placeCaret(editor, open)
    beginHistory(history, editor)
    return () => {
      stopWriting()
      stop()
      editor.setRootElement(null)
    }
    // Once for each text that opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useLayoutEffect(() => {
    place()
    const observer = new MutationObserver(place)
    if (text.current) {
      observer.observe(text.current, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
    // The function is another one at each drawing, and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, drawn])
  useEffect(
    () => () => {
      const container = findContainer(open.source)
      if (container) uncover([container])
    },
    [open],
  )

  const close = () => {
    showWritten(open, doc)
    onClose()
  }
  const askForLink = () => {
    if (!tools.includes('link')) return
    editor.update(() => $readSelection(editor), { discrete: true })
    const around = editor.read(() => {
      const selection = $getSelection()
      return $isRangeSelection(selection) ? $linkAt(selection)?.getUrl() : undefined
    })
    setLink({ url: around ?? null })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is put together, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const isCommand = (ctrlKey || metaKey) && !altKey
    if (key === 'Escape') {
      doc.set(path, before.current)
      onClose()
    } else if (key === 'Enter' && isCommand) close()
    else if (key === 'Tab') {
      showWritten(open, doc)
      const container = findContainer(open.source)
      if (container) uncover([container])
      onNext(shiftKey ? -1 : 1, true)
    } else if (isCommand && key.toLowerCase() === 'k') askForLink()
    else if (leadsToBar(event)) bar.current?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={frame}
      className="editor"
      onBlur={() =>
        // What takes the focus in the shadow tree is known a moment later.
        setTimeout(() => {
          const { current } = frame
          const isInside =
            current && (isFocused(current) || document.activeElement === text.current)
          if (current && !isInside && document.hasFocus()) close()
        })
      }
    >
      <LexicalComposerContext.Provider value={[editor, noTheme]}>
        <HistoryPlugin externalHistoryState={history} />
      </LexicalComposerContext.Provider>
      <RichBar
        ref={bar}
        editor={editor}
        tools={tools}
        onLink={askForLink}
        onLeave={() => text.current?.focus()}
      />
      <slot name={slotName} />
      {createPortal(
        <div
          ref={text}
          slot={slotName}
          className={looks}
          contentEditable
          role="textbox"
          aria-multiline="true"
          aria-label={words}
          lang={doc.place.lng}
          spellCheck
          {...{ [editorAttribute]: path }}
          onKeyDownCapture={onKeyDown}
        />,
        host,
      )}
      <div className="label" onPointerDown={(event) => event.preventDefault()}>
        <span>{words}</span>
        <span className="hint">{say('inPlace.textHint')}</span>
        <span className="hint">{say('inPlace.formatKeys')}</span>
        <button type="button" onClick={() => onFields(doc)}>
          {say('inPlace.fields')}
        </button>
      </div>
      {link ? (
        <LinkSheet
          lng={doc.place.lng}
          url={link.url}
          onSet={(url) => {
            editor.update(() => $setLink(url))
            setLink(null)
          }}
          onClose={() => setLink(null)}
        />
      ) : null}
    </div>
  )
}

const slotName = 'formatted'

const noTheme = { getTheme: () => null }

const isFocused = (frame: HTMLElement): boolean => {
  const root = frame.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : null
  return frame.contains(active) || frame.querySelector('dialog[open]') !== null
}

/** Shows what was written until the page is drawn anew, where only words differ from what it shows. */
function showWritten({ source }: OpenText, doc: EditedDocument): void {
  const container = findContainer(source)
  if (!container) return
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const shown: Text[] = []
  while (walker.nextNode()) shown.push(walker.currentNode as Text)
  const written = textsIn(doc.valueAt(fieldPath(source.path)))
  if (shown.length !== written.length) return
  shown.forEach((node, index) => {
    if (node.data !== written[index]) node.data = written[index] ?? ''
  })
}

/** Undo leads back to the text as it was opened. */
function beginHistory(history: HistoryState, editor: LexicalEditor): void {
  history.current = { editor, editorState: editor.getEditorState() }
}

/** Places the caret where the text was clicked, or else at the end of the words that were opened. */
function placeCaret(editor: LexicalEditor, { source, point }: OpenText): void {
  const clicked = point && document.caretPositionFromPoint?.(point.x, point.y)
  editor.update(
    () => {
      const node = clicked && $getNearestNodeFromDOMNode(clicked.offsetNode)
      if (clicked && $isTextNode(node)) node.select(clicked.offset, clicked.offset)
      else $nodeAt(source.path.slice(fieldPath(source.path).length + 1)).selectEnd()
    },
    { discrete: true },
  )
}
