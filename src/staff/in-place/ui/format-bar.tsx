'use client'

import { type Ref, useImperativeHandle } from 'react'
import { MarkIcon, type MarkIconName } from '@/src/components/line-icon'
import { useToolbarKeys } from '@/src/components/use-toolbar-keys'
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
