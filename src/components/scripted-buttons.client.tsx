'use client'

import { useState } from 'react'
import css from './plain-button.module.css'
import { useHasScripts } from './use-has-scripts.client'

interface Props {
  text: string
  done: string
  /** Copied in place of the address of the page. */
  value?: string
}

/** Copies the address of the page. Its place is kept until scripts run, and is not there where they never do. */
export function CopyLink({ text, done, value }: Props) {
  const hasScripts = useHasScripts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(value ?? location.href).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <span role="status" className={css.scripted} data-waits={!hasScripts || undefined}>
      <button className={css.button} type="button" onClick={copy}>
        {isCopied ? done : text}
      </button>
    </span>
  )
}

/** Prints the page. Its place is kept until scripts run, and is not there where they never do. */
export function PrintButton({ text }: { text: string }) {
  const hasScripts = useHasScripts()
  return (
    <span className={css.scripted} data-waits={!hasScripts || undefined}>
      <button className={css.button} type="button" onClick={() => print()}>
        {text}
      </button>
    </span>
  )
}
