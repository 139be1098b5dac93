'use client'

import css from './plain-button.module.css'
import { useHasScripts } from './use-has-scripts.client'

/** Prints the page; it is there only where scripts run, as nothing else can do it. */
export function PrintButton({ text }: { text: string }) {
  const hasScripts = useHasScripts()
  return hasScripts ? (
    <button className={css.button} type="button" onClick={() => print()}>
      {text}
    </button>
  ) : null
}
