'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import css from './certificates.module.css'

interface Props {
  /** The picture itself: without scripts the link opens it. */
  href: string
  name: string
  label: string
  closeLabel: string
  large: ReactNode
  children: ReactNode
}

/** A small picture that opens large in a dialog, which Escape, its button and a click outside close. */
export function Enlarge({ href, name, label, closeLabel, large, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    // A dialog that was closed just now is still there until it says so.
    if (dialog.current?.open === false) dialog.current.showModal()
  }
  return (
    <>
      <a className={css.open} href={href} aria-label={label} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {isOpen ? (
        // Keys close it too: Escape is the dialog's own.
        <dialog
          ref={dialog}
          className={css.dialog}
          aria-label={name}
          onClose={() => setOpen(dialog.current?.open === true)}
          onClick={({ target }) => target === dialog.current && dialog.current.close()}
        >
          <div className={css.sheet}>
            <button type="button" className={css.close} onClick={() => dialog.current?.close()}>
              {closeLabel}
            </button>
            {large}
          </div>
        </dialog>
      ) : null}
    </>
  )
}
