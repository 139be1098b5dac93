'use client'

import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type Ref, useEffect, useState } from 'react'
import type { MarkIconName } from '@/src/components/line-icon'
import { isSafeLink } from '@/src/domain/links/link'
import { type FormatTool, isHeading } from '@/src/staff/workflow/rich-text/tools'
import { FormatBar, type FormatBarHandle } from '@/src/staff/in-place/ui/format-bar'
import { LinkField } from '@/src/staff/in-place/ui/inputs'
import { Sheet } from '@/src/staff/in-place/ui/sheet'
import { useSay } from '@/src/staff/in-place/ui/texts'
import { articleTools, markName } from '@/src/staff/workflow/rich-text/article-editor'
import { $toolsInUse, press } from '@/src/staff/workflow/rich-text/commands'

interface RichBarProps {
  ref: Ref<FormatBarHandle>
  editor: LexicalEditor
  tools: readonly FormatTool[]
  onLink: () => void
  /** Given for an article alone, which has pictures. */
  onPicture?: () => void
  onLeave: () => void
}

/** The toolbar of a formatted text: what its field allows, and what of it is set where the caret stands. */
export function RichBar({ ref, editor, tools, onLink, onPicture, onLeave }: RichBarProps) {
  const say = useSay()
  const [inUse, setInUse] = useState('')
  useEffect(() => {
    const look = () => setInUse(editor.getEditorState().read($toolsInUse).join(' '))
    look()
    return editor.registerUpdateListener(look)
  }, [editor])
  const used = inUse.split(' ')
  const named = (icon: MarkIconName) => ({ label: say(`marks.${icon}`), icon })
  const looksOf = (tool: FormatTool) => {
    const ofArticle = onPicture && articleTools.find((one) => one === tool)
    if (ofArticle) return named(markName(ofArticle))
    return isHeading(tool) ? { label: say('inPlace.rank', { rank: tool.slice(1) }) } : named(tool)
  }
  return (
    <FormatBar
      ref={ref}
      onLeave={onLeave}
      tools={[
        ...tools.map((tool) => ({
          name: tool,
          ...looksOf(tool),
          isSet: used.includes(tool),
          keys: keys[tool],
          onPress: () => (tool === 'link' ? onLink() : press(editor, tool)),
        })),
        ...(onPicture
          ? [{ name: 'picture', ...named('picture'), isSet: undefined, onPress: onPicture }]
          : []),
      ]}
    />
  )
}

const keys: Partial<Record<FormatTool, string>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  link: 'K',
}

interface LinkSheetProps {
  lng: string
  /** Present target of the link; null for words that are none. */
  url: string | null
  /** Null takes the link away. */
  onSet: (url: string | null) => void
  onClose: () => void
}

/** Drawer for the target of the selected words of a formatted text. */
export function LinkSheet({ lng, url, onSet, onClose }: LinkSheetProps) {
  const say = useSay()
  const [typed, setTyped] = useState(url ?? '')
  return (
    <Sheet
      title={say('inPlace.link')}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="main" disabled={!isSafeLink(typed)}>
            {say('inPlace.setLink')}
          </button>
          {url === null ? null : (
            <button type="button" onClick={() => onSet(null)}>
              {say('inPlace.removeLink')}
            </button>
          )}
        </>
      }
      onSubmit={() => {
        if (isSafeLink(typed)) onSet(typed)
      }}
      onClose={onClose}
    >
      <LinkField name="link" label={say('inPlace.link')} lng={lng} value={url} onTyped={setTyped} />
    </Sheet>
  )
}
