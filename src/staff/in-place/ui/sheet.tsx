'use client'

import type { DialogProps } from '@/src/staff/workflow/host'
import { submitAlone, useModal } from '@/src/staff/workflow/use-modal'
import { Icon } from './icon'
import { useSay } from './texts'

interface Props extends Omit<DialogProps, 'actions'> {
  actions?: DialogProps['actions']
  /** Over the page, as large as a device, wide or small, or beside it, which stays in sight. */
  look?: 'side' | 'device' | 'over' | 'small'
}

/** A dialog. Escape and its cross close it; the focus goes back to what opened it. */
export function Sheet(props: Props) {
  const { title, description, look = 'small', actions, children, onSubmit, onClose } = props
  const say = useSay()
  const modal = useModal(onClose)
  const Content = onSubmit ? 'form' : 'div'
  return (
    <dialog {...modal} className={`sheet ${look}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Content className="content" onSubmit={onSubmit && submitAlone(onSubmit)}>
        {description ? <p>{description}</p> : null}
        {children}
        {actions ? <div className="line">{actions}</div> : null}
      </Content>
    </dialog>
  )
}
