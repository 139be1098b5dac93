'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { submitAlone } from '@/src/staff/workflow/use-modal'
import { findControl, focusPlace, rememberFocus } from './focus'
import css from './modal.module.css'
import { useTexts } from './texts'

interface Props {
  title: string
  /** The action, before the title. */
  kind?: string
  description?: string
  isAlert?: boolean
  /** Buttons at its end. */
  actions?: ReactNode
  /**
   * `side`: at the side of the window, as tall as it is. `record`: the same, where the list has room beside it. `wide`: the same with
   * room for a column of its own. `menu`: at the left.
   */
  size?: 'small' | 'large' | 'side' | 'record' | 'wide' | 'menu'
  /** The record that it shows: without what opened it, the focus goes back to its row. */
  rowOf?: string
  children?: ReactNode
  /** Makes a form of what it holds. */
  onSubmit?: () => void
  onClose: () => void
}

/**
 * A dialog over the page, on a phone a page of its own. Escape, its cross and the ground beside it close.
 * The focus then goes back to what opened it.
 */
export function Modal(props: Props) {
  const { title, kind, description, isAlert, size = 'small', rowOf, actions, children } = props
  const { onSubmit, onClose } = props
  const t = useTexts()
  const Content = onSubmit ? 'form' : 'div'
  useDocumentTitle(['side', 'record', 'wide'].includes(size) ? title : null)
  const [opener] = useState(() => rememberFocus(document.activeElement))
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={css.veil} data-size={size} />
        <Dialog.Content
          className={css.dialog}
          data-size={size}
          role={isAlert ? 'alertdialog' : 'dialog'}
          onOpenAutoFocus={focusFirst}
          onEscapeKeyDown={(event) => {
            if (document.activeElement?.matches('[data-popup][aria-expanded="true"]'))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusPlace(rowOf && !opener?.element.isConnected ? (rowPlace(rowOf) ?? opener) : opener)
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>
              {kind ? <span className={css.kind}>{kind} </span> : null}
              {title}
            </Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t('close')}>
              <span aria-hidden="true" className={css.cross} />
            </Dialog.Close>
          </div>
          {description ? (
            <Dialog.Description className={css.description}>{description}</Dialog.Description>
          ) : null}
          {actions === undefined ? (
            children
          ) : (
            <Content className={css.content} onSubmit={onSubmit && submitAlone(onSubmit)}>
              <div className={css.body}>{children}</div>
              <div className={css.end} data-keep-clear>
                {actions}
              </div>
            </Content>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The row of a record in the list behind the dialog. */
const rowPlace = (id: string) =>
  rememberFocus(document.querySelector(`tr[data-row="${CSS.escape(id)}"]`))

/** Puts the focus on the field that the address names, else on the first field, or on the way out of what only asks. */
function focusFirst(event: Event): void {
  const dialog = event.target as HTMLElement
  const first =
    fieldOfAddress(dialog) ??
    dialog.querySelector<HTMLElement>('[data-first]') ??
    dialog.querySelector<HTMLElement>('[role="tabpanel"] input') ??
    dialog.querySelector<HTMLElement>('form input, form select')
  if (!first) return
  event.preventDefault()
  first.focus()
  // Only what is out of sight moves: the first field is in view.
  first.scrollIntoView({ block: 'nearest' })
}

/** The control of `?open=<id>&field=summary`. */
const fieldOfAddress = (dialog: HTMLElement): HTMLElement | null =>
  findControl(dialog, new URLSearchParams(location.search).get('field') ?? '')

/** Names the tab of the browser after what is open, before the name of the page; null leaves the name of the page alone. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = `${title} · ${before}`
    return () => {
      document.title = before
    }
  }, [title])
}
