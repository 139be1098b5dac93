'use client'

import css from './plain-button.module.css'
import { useHasScripts } from './use-has-scripts.client'

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
