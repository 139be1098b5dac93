'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './tooltips.module.css'

/** Time for which the pointer rests before a tooltip opens, ms (specification, section 9). */
const openDelay = 700

/** For this long after one has closed, the next opens at once, in ms. */
const skipDelay = 300

interface Tip {
  text: string
  left: number
  top: number
  isAbove: boolean
}

/**
 * Tooltips of the whole page: whatever carries `data-tooltip` shows it under the pointer or the focus. It
 * is for the eye alone, since the button has the same words as its name.
 */
export function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let owner: Element | null = null
    // What was pressed says nothing more until the pointer has left it.
    let pressed: Element | null = null
    let closedAt = -Infinity

    const close = () => {
      clearTimeout(timer)
      if (owner) setTip(null)
      owner = null
    }
    const open = (element: HTMLElement) => {
      owner = element
      setTip(tipOf(element))
    }
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const element = tipped(target)
      if (element !== pressed) pressed = null
      if (element === owner || (element !== null && element === pressed)) return
      if (owner) closedAt = performance.now()
      close()
      if (!element || pointerType === 'touch') return
      const isNext = performance.now() - closedAt < skipDelay
      timer = setTimeout(() => open(element), isNext ? 0 : openDelay)
    }
    const onPress = ({ target }: PointerEvent) => {
      close()
      pressed = tipped(target)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const element = tipped(target)
      if (element?.matches(':focus-visible')) open(element)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', onOver, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', close, { signal })
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('scroll', close, { signal, capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  if (!tip) return null
  return createPortal(
    <div
      className={css.tooltip}
      role="tooltip"
      aria-hidden="true"
      data-above={tip.isAbove ? '' : undefined}
      style={{ left: tip.left, top: tip.top }}
    >
      {tip.text}
    </div>,
    document.body,
  )
}

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/** Below its owner, above where there is no room, and never out of the window. */
function tipOf(element: HTMLElement): Tip {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const isAbove = bottom + 56 > window.innerHeight
  const margin = 96
  const middle = left + width / 2
  return {
    text: element.dataset.tooltip ?? '',
    left: Math.min(Math.max(middle, margin), document.documentElement.clientWidth - margin),
    top: isAbove ? top - 8 : bottom + 8,
    isAbove,
  }
}
