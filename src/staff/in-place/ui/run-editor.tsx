'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type * as Rich from '@/src/staff/in-place/rich'
import { fieldPath } from '@/src/staff/in-place/model/fields'
import { isRich } from '@/src/staff/in-place/model/value-texts'
import { findContainer } from '@/src/staff/in-place/page/cover'
import { getSource, handleAttribute } from '@/src/staff/in-place/page/handles'
import { valueAt } from '@/src/platform/values/value-at'
import { TextEditor, type TextEditorProps } from './text-editor'
import { useSay } from './texts'

/**
 * A formatted text. Its editor comes with the first one that is opened; until it is there, and for a text that it could
 * not write back whole, the words that were opened are edited alone, and everything around them stays as it is. For an
 * article, what is typed meanwhile waits and comes to where the caret stands.
 */
export function RunEditor(props: TextEditorProps & { host: Element }) {
  const { open, documents } = props
  const { collection, id, path, kind } = open.source
  const isArticle = kind === 'markdown'
  const [rich, setRich] = useState(loaded)
  const [isTyping, setTyping] = useState(false)
  const [doc, setDoc] = useState(() => documents.loaded(collection, id))
  const [editor, setEditor] = useState(() => editorOf())
  const typed = useRef('')

  useEffect(() => {
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      const [module, found] = await Promise.all([loadRichEditor(), documents.open(collection, id)])
      if (!isOpen) return
      setRich(module)
      setDoc(found)
      if (!module || !found) timer = setTimeout(() => void load(), retryMs)
    }
    void load()
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [documents, collection, id])
  useEffect(() => {
    if (!isTyping) setEditor((known) => known ?? editorOf())
    // Both come once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rich, doc, isTyping])

  if (rich && doc && editor && !isTyping) {
    return <rich.RichEditor {...props} doc={doc} editor={editor} typed={typed.current} />
  }
  if (!isArticle) return <TextEditor {...props} onTyped={() => setTyping(true)} />
  return (
    <Waiting
      onTyped={(text, isComposing) => {
        typed.current = text
        setTyping(isComposing)
      }}
      onClose={props.onClose}
    />
  )

  function editorOf() {
    const field = fieldPath(path)
    if (!rich || !doc || isTyping) return null
    if (isArticle) {
      const picture = findContainer(open)?.querySelector(':scope > img')
      return rich.createArticleEditor(picture?.className)
    }
    // Not written in this language yet: it begins as the text that stands in for it.
    return rich.openEditor(doc.valueAt(field) ?? valueAt(doc.shown, field))
  }
}

/** Time between two tries to load what an editor needs, ms. */
const retryMs = 4000

interface WaitingProps {
  /** Called with all that was typed; while a syllable is put together, the field has to stay. */
  onTyped: (text: string, isComposing: boolean) => void
  onClose: () => void
}

/** The keyboard of an editor that is not there yet. */
function Waiting({ onTyped, onClose }: WaitingProps) {
  const say = useSay()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <textarea
      ref={field}
      className="unseen"
      aria-label={say('loading')}
      aria-busy
      onInput={({ currentTarget, nativeEvent }) =>
        onTyped(
          currentTarget.value,
          'isComposing' in nativeEvent && nativeEvent.isComposing === true,
        )
      }
      onCompositionEnd={({ currentTarget }) => onTyped(currentTarget.value, false)}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
      onBlur={() => (document.hasFocus() ? onClose() : undefined)}
    />
  )
}

type RichModule = typeof Rich

let loaded: RichModule | null = null

/** Loads it with the first page that shows such a text, so that a click opens it at once. */
export const usePreloadedEditor = (drawn: number): void =>
  useEffect(() => {
    const sources = [...document.querySelectorAll(`[${handleAttribute}]`)].map(getSource)
    if (sources.some((source) => source && isRich(source))) void loadRichEditor()
  }, [drawn])

/** Loads the editor of formatted texts; null where it cannot be reached, until it is asked for again. */
async function loadRichEditor(): Promise<RichModule | null> {
  loaded ??= await import('@/src/staff/in-place/rich').catch(() => null)
  return loaded
}
