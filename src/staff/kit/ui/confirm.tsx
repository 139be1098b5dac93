'use client'

import { useState } from 'react'
import { describe } from '../api/call'
import { Button } from './button'
import css from './confirm.module.css'
import { Modal } from './modal'
import { useTexts } from './texts'

interface Props {
  title: string
  text?: string
  /** What the button that does it says. */
  action: string
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

/** Asks before something is done. Where it fails, it stays open and says why. */
export function Confirm({ title, text, action, onConfirm, onClose }: Props) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  const confirm = async () => {
    setPending(true)
    setFailure('')
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(describe(error))
      setPending(false)
    }
  }

  return (
    <Modal isAlert size="small" title={title} description={text} onClose={onClose}>
      {failure ? (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      ) : null}
      <div className={css.end} data-keep-clear>
        <Button data-first onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          look="danger"
          isInactive={isPending}
          aria-busy={isPending}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
      </div>
    </Modal>
  )
}
