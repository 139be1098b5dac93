'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import css from './stage-dialog.module.css'

export interface StageWords {
  close: string
  fullScreen: string
}

interface Props {
  label: string
  words: StageWords
  /** Controls before those of the stage itself. */
  controls?: ReactNode
  /** Under the stage. */
  caption?: ReactNode
  onKey?: (key: string) => boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog as large as the window for one thing to look at closely. Escape and its button close it, and the browser
 * gives the focus back to what opened it. It fills the screen where the browser can.
 */
export function StageDialog({ label, words, controls, caption, onKey, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const isFull = useSyncExternalStore(onFullScreen, hasFullScreen, () => false)
  const [canFill] = useState(() => document.fullscreenEnabled)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const fill = () => {
    // A browser that refuses leaves the dialog as large as the window.
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen()
    void change?.catch(() => undefined)
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey?.(event.key)) {
          event.preventDefault()
        }
      }}
    >
      <div ref={stage} className={css.stage}>
        <div className={css.bar}>
          <span className={css.controls}>{controls}</span>
          {canFill ? (
            <button type="button" className={css.button} aria-pressed={isFull} onClick={fill}>
              {words.fullScreen}
            </button>
          ) : null}
          <button type="button" className={css.button} onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
        <div className={css.place}>{children}</div>
        {caption ? <div className={css.caption}>{caption}</div> : null}
      </div>
    </dialog>
  )
}

const hasFullScreen = (): boolean => document.fullscreenElement !== null

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
