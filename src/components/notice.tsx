import type { ReactNode } from 'react'
import { OfflineDrawing } from './drawings'
import css from './notice.module.css'

interface Props {
  children: ReactNode
  isFailure?: boolean
  /** Drawing beside the words; a failure has a drawing of its own. */
  drawing?: ReactNode
}

/** Notice in place of content: nothing there, or a failure, which is read out at once. */
export function Notice({ children, isFailure = false, drawing }: Props) {
  return (
    <div className={css.notice} role={isFailure ? 'alert' : undefined}>
      {isFailure ? <OfflineDrawing /> : drawing}
      <div>{children}</div>
    </div>
  )
}
