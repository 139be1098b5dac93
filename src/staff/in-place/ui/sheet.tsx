'use client'

import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon'
import { useSay } from './texts'

interface Props {
  title: string
  /** Beside the page, which stays in sight, or over it, wide or small. */
  look?: 'side' | 'over' | 'small'
  children: ReactNode
  onClose: () => void
}

/** A dialog. Escape and its cross close it; the focus goes back to what opened it. */
export function Sheet({ title, look = 'over', children, onClose }: Props) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  // It closes while it is still in the page: from a dialog that is gone the focus goes nowhere.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`sheet ${look}`}
      aria-label={title}
      onCancel={cancel}
      onKeyDown={(event) => {
        // A menu of the page out of which it was opened stays open.
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="content">{children}</div>
    </dialog>
  )
}
