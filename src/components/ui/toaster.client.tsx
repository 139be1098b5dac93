'use client'

import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { dismiss, type Toast } from './toast'
import css from './toaster.module.css'
import { useKeepClear } from './use-keep-clear'

/** Specification, section 9. */
const duration = 5000
const swipeThreshold = 50

interface Props {
  label: string
  close: string
  toasts: Toast[]
  /** True where F8 loaded this; the key was pressed before anything could listen to it. */
  isAsked: boolean
}

export function Toaster({ label, close, toasts, isAsked }: Props) {
  const viewport = useRef<HTMLOListElement>(null)
  useKeepClear(
    viewport,
    toasts.some(({ open }) => open),
  )

  useEffect(() => {
    if (isAsked) viewport.current?.focus()
  }, [isAsked])

  return (
    <Provider
      duration={duration}
      swipeThreshold={swipeThreshold}
      label={label.replace(/\s*[(（]\{hotkey\}[)）]/u, '')}
    >
      {toasts.map(({ id, title, description, action, variant, open }) => (
        <Root
          key={id}
          className={css.toast}
          data-variant={variant}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          open={open}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(id)
          }}
        >
          <div className={css.words}>
            <Title className={css.title}>{title}</Title>
            {description ? <Description className={css.text}>{description}</Description> : null}
          </div>
          {action ? (
            <Action className={css.action} altText={action.altText} onClick={action.onSelect}>
              {action.label}
            </Action>
          ) : null}
          <Close className={css.close} aria-label={close}>
            <span aria-hidden="true" className={css.cross} />
          </Close>
        </Root>
      ))}
      <Viewport ref={viewport} className={css.viewport} label={label} hotkey={['F8']} />
    </Provider>
  )
}
