'use client'

import type { ReactNode } from 'react'
import { useModal } from '@/src/staff/workflow/use-modal'
import { Icon } from './icon'
import { useSay } from './texts'

interface Props {
  title: string
  /** Beside the page, which stays in sight, or over it, wide or small. */
  look?: 'side' | 'over' | 'small'
  children: ReactNode
  onClose: () => void
}

/** A dialog. Escape and its cross close it; the focus goes back to what opened it. */
export function Sheet({ title, look = 'over', children, onClose }: Props) {
  const say = useSay()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={`sheet ${look}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="content">{children}</div>
    </dialog>
  )
}
