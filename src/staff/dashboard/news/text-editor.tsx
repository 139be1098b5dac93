'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { MarkIcon, type MarkIconName } from '@/src/components/mark-icon'
import { typeChange } from '@/src/components/type-change'
import { usePictureForText } from '@/src/components/use-picture-for-text'
import { useToolbarKeys } from '@/src/components/use-toolbar-keys'
import type { Language } from '@/src/i18n/languages'
import {
  type LineMark,
  lineMarks,
  toggleMark,
  type WordMark,
  wordMarks,
} from '@/src/domain/news/markdown/toggle-marks'
import { LibraryChooser } from '../kit/form/library-chooser'
import { useTexts } from '../kit/ui/texts'
import css from './text-editor.module.css'
import { TextPreview } from './text-preview'

interface Props {
  /** Id and class of the field. */
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
  const picture = usePictureForText(area)
  const toolbar = useToolbarKeys()

  const mark = (name: LineMark | WordMark) =>
    typeChange(area.current, (selected) => toggleMark(selected, name))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const name = shortcuts[event.key.toLowerCase()]
    if (!name) return
    event.preventDefault()
    mark(name)
  }
  const button = (name: MarkIconName, onPress: () => void) => (
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
      <MarkIcon name={name} />
    </button>
  )
  return (
    <div className={css.editor} data-preview={isShown || undefined}>
      <div {...toolbar} className={css.tools} role="toolbar" aria-label={t('marks.tools')}>
        {[...lineMarks, ...wordMarks].map((name) => button(name, () => mark(name)))}
        {button('picture', picture.open)}
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
      {picture.isChoosing ? (
        <LibraryChooser
          onClose={picture.close}
          onChoose={({ urls: [url = ''] }) => picture.choose(url)}
        />
      ) : null}
    </div>
  )
}

/** Ctrl+K is that of the palette. */
const shortcuts: Record<string, WordMark> = { b: 'bold', i: 'italic' }
