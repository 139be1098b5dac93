'use client'

import {
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { LexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MarkIcon, type MarkIconName } from '@/src/components/line-icon'
import { useToolbarKeys } from '@/src/components/use-toolbar-keys'
import { isSafeLink } from '@/src/domain/links/link'
import type { Language } from '@/src/i18n/languages'
import {
  articleTools,
  createArticleEditor,
  editMarkdown,
  insertPicture,
  type MarkdownText,
  markName,
} from '@/src/staff/workflow/rich-text/article-editor'
import { $readSelection, $toolsInUse, press } from '@/src/staff/workflow/rich-text/commands'
import { $linkAt, $setLink } from '@/src/staff/workflow/rich-text/links'
import { Pictures } from '@/src/staff/workflow/rich-text/article-nodes'
import { LibraryChooser } from '../kit/form/library-chooser'
import { useTexts } from '../kit/ui/texts'
import css from './text-editor.module.css'

interface Props {
  /** Id, class and notes of the field. */
  control: { id: string; className: string }
  label: string
  lng: Language
  value: string
  onChange: (value: string) => void
}

/** The text of an article as visitors will see it, with a toolbar. The field holds the Markdown that the API documents. */
export function TextEditor({ control, label, lng, value, onChange }: Props) {
  const [editor] = useState(createArticleEditor)
  const root = useRef<HTMLDivElement>(null)
  const markdown = useRef<MarkdownText>(null)
  const changed = useRef(onChange)
  const [isChoosing, setChoosing] = useState(false)
  const t = useTexts()
  const [link, setLink] = useState<{ url: string } | null>(null)

  useLayoutEffect(() => {
    changed.current = onChange
  })
  useLayoutEffect(() => {
    editor.setRootElement(root.current)
    const text = editMarkdown(editor, (written) => changed.current(written))
    markdown.current = text
    return () => {
      text.stop()
      editor.setRootElement(null)
    }
  }, [editor])
  useLayoutEffect(() => markdown.current?.show(value), [value])

  const askForLink = () => {
    editor.update(() => $readSelection(editor), { discrete: true })
    setLink({
      url: editor.read(() => {
        const selection = $getSelection()
        return ($isRangeSelection(selection) && $linkAt(selection)?.getUrl()) || ''
      }),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isCommand || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    event.stopPropagation()
    askForLink()
  }
  return (
    <div className={css.editor}>
      <Tools editor={editor} onLink={askForLink} onPicture={() => setChoosing(true)} />
      {link ? (
        <LinkRow
          url={link.url}
          onClose={() => {
            setLink(null)
            editor.focus()
          }}
          onSet={(url) => {
            editor.update(() => $setLink(url))
            setLink(null)
            editor.focus()
          }}
        />
      ) : null}
      <div
        {...control}
        ref={root}
        className={`${control.className} ${css.text}`}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        lang={lng}
        spellCheck
        onKeyDown={onKeyDown}
      />
      <LexicalComposerContext.Provider value={[editor, noTheme]}>
        <HistoryPlugin />
      </LexicalComposerContext.Provider>
      <Pictures
        editor={editor}
        className={css.picture}
        alt={t('pictures.alt')}
        remove={t('pictures.remove')}
      />
      {isChoosing ? (
        <LibraryChooser
          onClose={() => setChoosing(false)}
          onChoose={({ urls: [url = ''] }) => {
            setChoosing(false)
            insertPicture(editor, url)
          }}
        />
      ) : null}
    </div>
  )
}

const noTheme = { getTheme: () => null }

interface ToolsProps {
  editor: LexicalEditor
  onLink: () => void
  onPicture: () => void
}

function Tools({ editor, onLink, onPicture }: ToolsProps) {
  const t = useTexts()
  const toolbar = useToolbarKeys()
  const [inUse, setInUse] = useState('')
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setInUse(editorState.read($toolsInUse).join(' ')),
      ),
    [editor],
  )
  const used = inUse.split(' ')
  return (
    <div {...toolbar} className={css.tools} role="toolbar" aria-label={t('marks.tools')}>
      {articleTools.map((tool) => (
        <Tool
          key={tool}
          name={markName(tool)}
          isSet={used.includes(tool)}
          onPress={() => (tool === 'link' ? onLink() : press(editor, tool))}
        />
      ))}
      <Tool name="picture" onPress={onPicture} />
    </div>
  )
}

interface ToolProps {
  name: MarkIconName
  isSet?: boolean
  onPress: () => void
}

function Tool({ name, isSet, onPress }: ToolProps) {
  const t = useTexts()
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={t(`marks.${name}`)}
      aria-pressed={isSet}
      data-tooltip={t(`marks.${name}`)}
      // The selection of the text stays what it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <MarkIcon name={name} />
    </button>
  )
}

interface LinkRowProps {
  url: string
  /** Null takes the link away. */
  onSet: (url: string | null) => void
  onClose: () => void
}

/** Target of the selected words. */
function LinkRow({ url, onSet, onClose }: LinkRowProps) {
  const t = useTexts()
  const [typed, setTyped] = useState(url)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Not every browser moves the focus to a field whose text is selected.
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className={css.link}>
      <input
        ref={field}
        aria-label={t('inPlace.link')}
        placeholder="/products"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Neither saves nor closes the form around it.
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Escape') onClose()
          else if (isSafeLink(typed)) onSet(typed)
        }}
      />
      <button type="button" disabled={!isSafeLink(typed)} onClick={() => onSet(typed)}>
        {t('inPlace.setLink')}
      </button>
      {url === '' ? null : (
        <button type="button" onClick={() => onSet(null)}>
          {t('inPlace.removeLink')}
        </button>
      )}
    </div>
  )
}
