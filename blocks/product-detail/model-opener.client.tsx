'use client'

import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import css from './model.module.css'
import type { ModelMeasures, ModelWords } from './model-dialog.client'

const ModelDialog = lazy(() => import('./model-dialog.client'))

interface Props {
  address: string
  measures: ModelMeasures
  words: ModelWords & { open: string; download: string }
}

/**
 * Fetches viewer and model when it is pressed, and nothing of them before. Without scripts it is a link to the file,
 * which other programs open.
 */
export function ModelOpener({ address, measures, words }: Props) {
  const [isOpen, setOpen] = useState(false)
  const hasScripts = useHasScripts()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className={css.opener}>
      <a
        className={css.open}
        href={address}
        {...(hasScripts
          ? { role: 'button', 'aria-haspopup': 'dialog' as const, onClick: open }
          : { download: true })}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true" className={css.cube}>
          <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 11.5 20.5 7M12 11.5v10" />
        </svg>
        {hasScripts ? words.open : words.download}
      </a>
      {isOpen ? (
        <Suspense>
          <ModelDialog
            address={address}
            measures={measures}
            words={words}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
