'use client'

import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dismiss, type Toast } from './toast'
import css from './toaster.module.css'

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
          {action && 'href' in action ? (
            <Action asChild className={css.action} altText={`${action.label}: ${action.href}`}>
              <a href={action.href}>{action.label}</a>
            </Action>
          ) : action ? (
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

/** Selector of elements that toasts must not cover: the buttons of dialogs, and the actions for selected rows. */
const kept = '[data-keep-clear]'

/**
 * Lifts an element that is fixed to the bottom of the window above every `[data-keep-clear]` that it would
 * cover, as long as both are there.
 * @param isShown whether there is anything in the element
 */
function useKeepClear(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isShown) return
    const sizes = new ResizeObserver(lift)
    const dialogs = new MutationObserver(watch)

    function lift() {
      if (!element) return
      element.style.bottom = ''
      for (const other of document.querySelectorAll(kept)) {
        const free = other.getBoundingClientRect()
        const own = element.getBoundingClientRect()
        if (!areOverlapping(own, free)) continue
        element.style.bottom = `${innerHeight - Math.max(free.top, own.height)}px`
      }
    }
    function watch() {
      sizes.disconnect()
      if (element) sizes.observe(element)
      for (const other of document.querySelectorAll(kept))
        sizes.observe(other.closest('[role="dialog"], [role="alertdialog"]') ?? other)
      lift()
    }

    watch()
    dialogs.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', lift)
    return () => {
      sizes.disconnect()
      dialogs.disconnect()
      removeEventListener('resize', lift)
      element.style.bottom = ''
    }
  }, [ref, isShown])
}

const areOverlapping = (a: DOMRect, b: DOMRect): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
