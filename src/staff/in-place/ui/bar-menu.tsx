'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  label: string
  /** Sign on its button. */
  sign: ReactNode
  look?: string
  children: ReactNode
}

/** Button of the bar with further controls above it. Escape, a press beside them and each of their buttons close them. */
export function BarMenu({ label, sign, look = '', children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (around.current && !event.composedPath().includes(around.current)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const close = () => {
    button.current?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  return (
    <div
      ref={around}
      className="menu"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={`icon ${look}`}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {sign}
      </button>
      {isOpen ? (
        <div
          className="items"
          role="group"
          aria-label={label}
          onClick={({ target }) => {
            // The focus goes to what stays: a dialog which is opened from here gives it back.
            if (target instanceof Element && target.closest('button, a')) close()
          }}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}
