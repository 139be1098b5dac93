'use client'

import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from './failure'
import { Button } from './button'
import css from './failure.module.css'
import { Modal } from './modal'
import { useTexts } from './texts'

interface Props {
  title: string
  text?: string
  /** Label of the button that confirms. */
  action: string
  /** Label of the other one; without it “Cancel”. */
  keep?: string
  /** The look of that button: red where something is taken away. */
  look?: 'danger' | 'primary'
  /** Further content of the dialog. */
  children?: ReactNode
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

/** Asks before something is done. Where it fails, it stays open and says why. */
export function Confirm(props: Props) {
  const { title, text, action, keep, look = 'danger', children, onConfirm, onClose } = props
  const t = useTexts()
  const confirm = useMutation({ mutationFn: async () => onConfirm(), onSuccess: onClose })

  return (
    <Modal
      isAlert
      title={title}
      description={text}
      actions={
        <>
          <Button data-first onClick={onClose}>
            {keep ?? t('cancel')}
          </Button>
          <Button
            look={look}
            isInactive={confirm.isPending}
            aria-busy={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {action}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {children}
      {confirm.isError ? (
        <p role="alert" className={css.failure}>
          {failureText(t, confirm.error)}
        </p>
      ) : null}
    </Modal>
  )
}

interface GoneProps {
  /** The name of the list in which it stood. */
  list: string
  /** Leads to that list. */
  onClose: () => void
}

/** Stands in place of a record that its address names and that is not there any more, or not for this account. */
export function Gone({ list, onClose }: GoneProps) {
  const t = useTexts()
  return (
    <Modal
      title={t('gone.title')}
      kind={list}
      description={t('gone.text')}
      actions={
        <Button look="primary" data-first onClick={onClose}>
          {t('gone.list', { list })}
        </Button>
      }
      onClose={onClose}
    />
  )
}
