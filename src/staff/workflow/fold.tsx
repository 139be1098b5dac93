import { type ReactNode, useState } from 'react'
import css from './fold.module.css'

interface Props {
  title: string
  /** Drawn unfolded at first. */
  isOpen?: boolean
  children: ReactNode
}

/** Part of a form that unfolds. Its content is drawn, and so read, once it was open. */
export function Fold({ title, isOpen = false, children }: Props) {
  const [isAtFirst] = useState(isOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  return (
    <details
      className={css.fold}
      data-wide
      open={isAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpen(true)
      }}
    >
      <summary>{title}</summary>
      {wasOpen ? children : null}
    </details>
  )
}
