'use client'

import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { MarkIcon, type MarkIconName } from '@/src/components/line-icon'
import { MarkdownBlock } from '@/src/components/markdown'
import { typeChange, usePictureForText } from '@/src/components/type-change'
import { useToolbarKeys } from '@/src/components/use-toolbar-keys'
import { parseMarkdown } from '@/src/domain/news/markdown/parse'
import type { Language } from '@/src/i18n/languages'
import {
  type LineMark,
  lineMarks,
  toggleMark,
  type WordMark,
  wordMarks,
} from '@/src/domain/news/markdown/toggle-marks'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { LibraryChooser } from '../kit/form/library-chooser'
import { useTexts } from '../kit/ui/texts'
import css from './text-editor.module.css'

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
  return (
    <div className={css.editor} data-preview={isShown || undefined}>
      <div {...toolbar} className={css.tools} role="toolbar" aria-label={t('marks.tools')}>
        {[...lineMarks, ...wordMarks].map((name) => (
          <Tool key={name} name={name} onPress={() => mark(name)} />
        ))}
        <Tool name="picture" onPress={picture.open} />
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

function Tool({ name, onPress }: { name: MarkIconName; onPress: () => void }) {
  const t = useTexts()
  return (
    <button
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
}

/** A text as the site will show it; links are seen and lead nowhere, for the text is not saved yet. */
function TextPreview({ text, lng }: { text: string; lng: Language }) {
  const t = useTexts()
  const blocks = parseMarkdown(useDeferredValue(text))
  return (
    <section className={css.preview} aria-label={t('marks.preview')} tabIndex={0}>
      {blocks.length === 0 ? <p className={css.nothing}>{t('marks.nothing')}</p> : null}
      <div lang={lng} className={css.drawn}>
        {blocks.map((block, index) => (
          <MarkdownBlock
            key={index}
            block={block}
            parts={{
              link: (href, words) => (
                <span className={css.link} data-tooltip={href}>
                  {words}
                </span>
              ),
              picture: ({ url, alt }) => <img src={mediaAddress(url)} alt={alt} />,
            }}
          />
        ))}
      </div>
    </section>
  )
}
