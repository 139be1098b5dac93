'use client'

import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type Ref, useEffect, useState } from 'react'
import { type FormatTool, isHeading } from '@/src/staff/in-place/model/fields'
import { FormatBar, type FormatBarHandle } from '@/src/staff/in-place/ui/format-bar'
import { useSay } from '@/src/staff/in-place/ui/texts'
import { $toolsInUse, press } from './commands'

interface Props {
  ref: Ref<FormatBarHandle>
  editor: LexicalEditor
  tools: FormatTool[]
  onLink: () => void
  onLeave: () => void
}

/** The toolbar of a formatted text: what its field allows, and what of it is set where the caret stands. */
export function RichBar({ ref, editor, tools, onLink, onLeave }: Props) {
  const say = useSay()
  const [inUse, setInUse] = useState('')
  useEffect(() => {
    const look = () => setInUse(editor.getEditorState().read($toolsInUse).join(' '))
    look()
    return editor.registerUpdateListener(look)
  }, [editor])
  const used = inUse.split(' ')
  return (
    <FormatBar
      ref={ref}
      onLeave={onLeave}
      tools={tools.map((tool) => ({
        name: tool,
        label: isHeading(tool)
          ? say('inPlace.rank', { rank: tool.slice(1) })
          : say(`marks.${tool}`),
        icon: isHeading(tool) ? undefined : tool,
        isSet: used.includes(tool),
        keys: keys[tool],
        onPress: () => (tool === 'link' ? onLink() : press(editor, tool)),
      }))}
    />
  )
}

const keys: Partial<Record<FormatTool, string>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  link: 'K',
}
