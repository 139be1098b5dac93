'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '@/src/i18n/languages'
import { LibraryChooser } from '../kit/form/library-chooser'
import { Icon, type IconName } from '../kit/ui/icon'
import { useTexts } from '../kit/ui/texts'
import {
  insertPicture,
  type LineMark,
  lineMarks,
  type Selected,
  type TextChange,
  toggleLines,
  toggleWords,
  type WordMark,
  wordMarks,
} from './text-marks'
import css from './text-editor.module.css'
import { TextPreview } from './text-preview'
import { useToolbarKeys } from './use-toolbar-keys'

interface Props {
  /** Of the field: id, class and description. */
  control: { id: string; className: string }
  lng: Language
  value: string
  onChange: (value: string) => void
}

/**
 * A text with marks, a toolbar that sets them, and how the site shows it. The text itself stays what is edited: undo,
 * input methods and spelling are the browser's own, and the field holds what the API documents.
 */
export function TextEditor({ control, lng, value, onChange }: Props) {
  const t = useTexts()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isShown, setShown] = useState(() => matchMedia('(width >= 900px)').matches)
  const [isChoosing, setChoosing] = useState(false)
  const chosen = useRef<string | null>(null)
  const toolbar = useToolbarKeys()

  // Once the library is closed and has given the focus back, which it holds as long as it is open.
  useEffect(() => {
    const url = chosen.current
    if (isChoosing || url === null) return
    chosen.current = null
    const timer = setTimeout(() => change(area.current, (selected) => insertPicture(selected, url)))
    return () => clearTimeout(timer)
  }, [isChoosing])

  const mark = (name: LineMark | WordMark) =>
    change(area.current, (selected) =>
      isWordMark(name) ? toggleWords(selected, name) : toggleLines(selected, name),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const name = shortcuts[event.key.toLowerCase()]
    if (!name) return
    event.preventDefault()
    mark(name)
  }
  const button = (name: IconName, onPress: () => void) => (
    <button
      key={name}
      type="button"
      className={css.tool}
      aria-label={t(`marks.${name}`)}
      data-tooltip={t(`marks.${name}`)}
      // The selection of the text stays what it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  )
  return (
    <div className={css.editor} data-preview={isShown || undefined}>
      <div {...toolbar} className={css.tools} role="toolbar" aria-label={t('marks.tools')}>
        {[...lineMarks, ...wordMarks].map((name) => button(name, () => mark(name)))}
        {button('picture', () => setChoosing(true))}
        <button
          type="button"
          className={css.toggle}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t('marks.preview')}
        </button>
      </div>
      <textarea
        {...control}
        ref={area}
        rows={12}
        lang={lng}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {isShown ? <TextPreview text={value} lng={lng} /> : null}
      {isChoosing ? (
        <LibraryChooser
          onClose={() => setChoosing(false)}
          onChoose={({ urls: [url = ''] }) => {
            chosen.current = url
            setChoosing(false)
          }}
        />
      ) : null}
    </div>
  )
}

/** Ctrl+K is that of the palette. */
const shortcuts: Record<string, WordMark> = { b: 'bold', i: 'italic' }

const isWordMark = (name: string): name is WordMark => wordMarks.some((mark) => mark === name)

/** Changes the text as if it were typed, so that the browser can undo it. */
function change(area: HTMLTextAreaElement | null, make: (selected: Selected) => TextChange): void {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const { from, to, text, start, end } = make({
    text: value,
    start: selectionStart,
    end: selectionEnd,
  })
  area.focus()
  area.setSelectionRange(from, to)
  const command = text === '' ? 'delete' : 'insertText'
  if (!document.execCommand(command, false, text)) {
    area.setRangeText(text, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}
