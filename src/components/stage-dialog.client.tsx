'use client'

import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { LineIcon } from './line-icon'
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
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // Not its first button, whichever that is: the dialog says what it shows, and Tab leads into it.
    dialog.current?.focus()
  }, [])

  // At once, not with the event `close` that comes later: what opens it may be pressed again before.
  const close = () => {
    dialog.current?.close()
    onClose()
  }
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
      tabIndex={-1}
      onCancel={close}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey?.(event.key)) {
          event.preventDefault()
        }
      }}
    >
      <div ref={stage} className={css.stage}>
        <div className={css.bar}>
          <div className={css.controls} onFocus={showWhole}>
            {controls}
            {canFill ? (
              <button
                type="button"
                className={`${css.button} ${css.fill}`}
                aria-pressed={isFull}
                onClick={fill}
              >
                <Word icon={corners}>{words.fullScreen}</Word>
              </button>
            ) : null}
          </div>
          <button type="button" className={css.button} onClick={close}>
            <Word icon={cross}>{words.close}</Word>
          </button>
        </div>
        <div className={css.place}>{children}</div>
        {caption ? <div className={css.caption}>{caption}</div> : null}
      </div>
    </dialog>
  )
}

/** Browsers leave a button that is half in sight as it is when the Tab key comes to it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Label of a button of the stage; on a phone an icon replaces the word. */
const Word = ({ icon, children }: { icon: string; children: string }) => (
  <>
    <span className={css.icon}>
      <LineIcon path={icon} />
    </span>
    <span className={css.word}>{children}</span>
  </>
)

const corners = 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10'
const cross = 'm3.5 3.5 9 9m0-9-9 9'

const hasFullScreen = (): boolean => document.fullscreenElement !== null

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
