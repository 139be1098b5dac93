'use client'

import {
  $getSelection,
  $isRangeSelection,
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
import { cover, findContainer, uncover } from '@/src/staff/in-place/page/cover'
import { editorAttribute } from '@/src/staff/in-place/page/handles'
import { type FormatBarHandle, leadsToBar } from '@/src/staff/in-place/ui/format-bar'
import type { OpenText } from '@/src/staff/in-place/ui/open'
import { PictureChooser } from '@/src/staff/in-place/ui/picture-field'
import type { TextEditorProps } from '@/src/staff/in-place/ui/text-editor'
import { useSay } from '@/src/staff/in-place/ui/texts'
import { articleTools, insertPicture } from '@/src/staff/workflow/rich-text/article-editor'
import { Pictures } from '@/src/staff/workflow/rich-text/article-nodes'
import { $readSelection } from '@/src/staff/workflow/rich-text/commands'
import { valueAt } from '@/src/platform/values/value-at'
import { LinkSheet, RichBar } from './rich-bar'
import { $linkAt, $setLink } from '@/src/staff/workflow/rich-text/links'
import { fieldBehind, keepLine, type KeptLine, openedLine, placeCaret } from './caret'
import { $type, beginFormatted, beginMarkdown, textsIn } from './open-editor'

interface Props extends TextEditorProps {
  /** Host of the tools: they are in its shadow tree, the text itself among its children. */
  host: Element
  editor: LexicalEditor
  doc: EditedDocument
  /** Text that was typed before the editor was there. */
  typed: string
}

/**
 * A formatted text of the page, edited where it stands, in its own looks: Lexical's editor lies over what the page shows,
 * among the page's styles, and its toolbar beside it in the shadow tree of the tools.
 */
export function RichEditor(props: Props) {
  const { host, editor, doc, typed, open, fieldIn, drawn, onClose, onNext, onFields } = props
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<FormatBarHandle>(null)
  const [looks] = useState(() => findContainer(open)?.className)
  const [link, setLink] = useState<{ url: string | null } | null>(null)
  const { field, words } = fieldIn(doc) ?? { words: say('edit') }
  const isArticle = open.source.kind === 'markdown'
  const tools = isArticle ? articleTools : (field?.tools ?? [])
  const [isChoosing, setChoosing] = useState(false)
  const path = fieldPath(open.source.path)
  const before = useRef<unknown>(undefined)
  const [history] = useState(createEmptyHistoryState)
  const kept = useRef<KeptLine>(null)

  const place = () => {
    const container = findContainer(open)
    if (frame.current && container) cover(frame.current, [container], text.current)
    kept.current?.align()
  }
  useLayoutEffect(() => {
    const { current } = text
    if (!current) return
    before.current = doc.valueAt(path)
    doc.beginStep(path)
    editor.setRootElement(current)
    const begin = isArticle ? beginMarkdown : beginFormatted
    const stop = begin(editor, {
      // Not written in this language yet, it begins as the text that stands in for it.
      shown: before.current ?? valueAt(doc.shown, path),
      tools,
      onChange: (written) => doc.set(path, written === undefined ? before.current : written),
    })
    current.focus({ preventScroll: true })
    const line = isArticle ? openedLine(open) : null
    place()
    placeCaret(editor, open, line)
    if (line) kept.current = keepLine(editor, line)
    kept.current?.align()
    beginHistory(history, editor)
    if (typed) editor.update(() => $type(typed))
    return () => {
      stop()
      editor.setRootElement(null)
      kept.current?.end()
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
    const { current } = text
    // A picture has its height once it is there.
    current?.addEventListener('load', place, true)
    return () => {
      observer.disconnect()
      current?.removeEventListener('load', place, true)
      removeEventListener('resize', place)
    }
    // The function is another one at each drawing, and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, drawn])
  useEffect(
    () => () => {
      const container = findContainer(open)
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
    const { target } = event
    const isInText = target instanceof Element && text.current?.contains(target)
    // While a syllable is put together, keys belong to the input method.
    if (event.nativeEvent.isComposing || !isInText) return
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const isCommand = (ctrlKey || metaKey) && !altKey
    if (key === 'Escape') {
      doc.set(path, before.current)
      onClose()
    } else if (key === 'Enter' && isCommand) close()
    else if (target.closest('figure')) return
    else if (key === 'Tab' && !shiftKey && fieldBehind(text.current)) {
      fieldBehind(text.current)?.focus()
    } else if (key === 'Tab') {
      showWritten(open, doc)
      kept.current?.end()
      const container = findContainer(open)
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
      onKeyDownCapture={onKeyDown}
      onBlur={() =>
        // What takes the focus in the shadow tree is known a moment later.
        setTimeout(() => {
          const { current } = frame
          const isInside =
            current &&
            (isFocused(current) || text.current?.contains(document.activeElement) === true)
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
        onPicture={isArticle ? () => setChoosing(true) : undefined}
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
        />,
        host,
      )}
      <Pictures editor={editor} alt={say('inPlace.alt')} remove={say('inPlace.takeOut')} />
      <div className="label" onPointerDown={(event) => event.preventDefault()}>
        <span>{words}</span>
        <span className="hint">{say('inPlace.textHint')}</span>
        <span className="hint">{say('inPlace.formatKeys')}</span>
        <button type="button" onClick={() => onFields(doc)}>
          {say('inPlace.fields')}
        </button>
      </div>
      {isChoosing ? (
        <PictureChooser
          lng={doc.place.lng}
          onClose={() => setChoosing(false)}
          onChoose={({ urls: [url = ''] }) => {
            setChoosing(false)
            insertPicture(editor, url)
          }}
        />
      ) : null}
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
function showWritten(open: OpenText, doc: EditedDocument): void {
  const container = findContainer(open)
  if (!container) return
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const shown: Text[] = []
  while (walker.nextNode()) shown.push(walker.currentNode as Text)
  const written = textsIn(doc.valueAt(fieldPath(open.source.path)))
  if (shown.length !== written.length) return
  shown.forEach((node, index) => {
    if (node.data !== written[index]) node.data = written[index] ?? ''
  })
}

/** Undo leads back to the text as it was opened. */
function beginHistory(history: HistoryState, editor: LexicalEditor): void {
  history.current = { editor, editorState: editor.getEditorState() }
}
