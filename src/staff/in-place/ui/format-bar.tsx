'use client'

import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { MarkIcon, type MarkIconName } from '@/src/components/line-icon'
import { typeChange, usePictureForText } from '@/src/components/type-change'
import { useToolbarKeys } from '@/src/components/use-toolbar-keys'
import {
  type LineMark,
  lineMarks,
  toggleMark,
  type WordMark,
  wordMarks,
} from '@/src/domain/news/markdown/toggle-marks'
import { PictureChooser } from './picture-field'
import { useSay } from './texts'

interface Tool {
  name: string
  label: string
  /** Its picture; without one the name of the tool stands on the button. */
  icon?: MarkIconName
  /** Left out where it cannot be told. */
  isSet?: boolean
  keys?: string
  onPress: () => void
}

export interface FormatBarHandle {
  /** Gives the focus to the button that the keyboard comes to. */
  focus: () => void
}

interface FormatBarProps {
  ref: Ref<FormatBarHandle>
  tools: Tool[]
  /** Gives the focus back to the text. */
  onLeave: () => void
}

/** The buttons above a text that format it. */
export function FormatBar({ ref, tools, onLeave }: FormatBarProps) {
  const say = useSay()
  const { ref: toolbar, onFocus, onKeyDown } = useToolbarKeys()
  useImperativeHandle(ref, () => ({
    focus: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  }))
  return (
    <div className="format">
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={say('marks.tools')}
        onFocus={onFocus}
        onKeyDown={(event) => {
          onKeyDown(event)
          if (event.key !== 'Escape' && event.key !== 'Tab') return
          event.preventDefault()
          event.stopPropagation()
          onLeave()
        }}
        // The selection of the text stays what it is.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {tools.map(({ name, label, icon, isSet, keys, onPress }) => (
          <button
            key={name}
            type="button"
            className="icon"
            aria-label={label}
            aria-pressed={isSet}
            aria-keyshortcuts={keys && `Control+${keys}`}
            title={keys ? `${label} (Ctrl+${keys})` : label}
            onClick={onPress}
          >
            {icon ? <MarkIcon name={icon} /> : name.toUpperCase()}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Returns true for the key that moves from a text to its toolbar, as editors have it. */
export const leadsToBar = ({ key, altKey }: { key: string; altKey: boolean }): boolean =>
  altKey && key === 'F10'

export interface MarksBarHandle {
  /** Handles a key of the text; returns true where it was one of the bar's. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

interface MarksBarProps {
  ref: Ref<MarksBarHandle>
  area: RefObject<HTMLTextAreaElement | null>
  lng: string
}

/** The toolbar of a text that is written with marks, as the dashboard has it for articles. */
export function MarksBar({ ref, area, lng }: MarksBarProps) {
  const say = useSay()
  const bar = useRef<FormatBarHandle>(null)
  const picture = usePictureForText(area)

  const mark = (name: LineMark | WordMark) =>
    typeChange(area.current, (selected) => toggleMark(selected, name))
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey
      const name = isShortcut ? shortcuts[key.toLowerCase()] : undefined
      if (!name && !leadsToBar(event)) return false
      event.preventDefault()
      event.stopPropagation()
      if (name) mark(name)
      else bar.current?.focus()
      return true
    },
  }))
  return (
    <>
      <FormatBar
        ref={bar}
        onLeave={() => area.current?.focus()}
        tools={[
          ...[...lineMarks, ...wordMarks].map((name) => ({
            name,
            label: say(`marks.${name}`),
            icon: name,
            keys: Object.keys(shortcuts)
              .find((key) => shortcuts[key] === name)
              ?.toUpperCase(),
            onPress: () => mark(name),
          })),
          {
            name: 'picture',
            label: say('marks.picture'),
            icon: 'picture' as const,
            onPress: picture.open,
          },
        ]}
      />
      {picture.isChoosing ? (
        <PictureChooser
          lng={lng}
          onClose={picture.close}
          onChoose={({ urls: [url = ''] }) => picture.choose(url)}
        />
      ) : null}
    </>
  )
}

const shortcuts: Record<string, WordMark> = { b: 'bold', i: 'italic', k: 'link' }
