import { type RefObject, useLayoutEffect } from 'react'

/** Selector of elements that toasts must not cover: the buttons of dialogs, and the actions for selected rows. */
const kept = '[data-keep-clear]'

/**
 * Lifts an element that is fixed to the bottom of the window above every `[data-keep-clear]` that it would
 * cover, as long as both are there.
 * @param isShown whether there is anything in the element
 */
export function useKeepClear(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
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
