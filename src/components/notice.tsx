import type { ReactNode } from 'react'
import css from './notice.module.css'

/** What stands in place of content: nothing there, or a failure, which is read out at once. */
export function Notice({
  children,
  isFailure = false,
}: {
  children: ReactNode
  isFailure?: boolean
}) {
  return (
    <div className={css.notice} role={isFailure ? 'alert' : undefined}>
      {children}
    </div>
  )
}
