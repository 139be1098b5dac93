import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { focusHeading, isFocusLost } from './focus-place'

let hasShownView = false

/**
 * After a way inside the staff pages (signing in or out, another view) the focus begins at the heading of the
 * new view, or at the part that the address names. A page that the browser itself has loaded begins as the browser does.
 * @param isReady whether the view is drawn
 */
export function useArrival(isReady: boolean): void {
  const path = usePathname()
  useEffect(() => {
    if (!isReady) return
    const isFirst = !hasShownView
    hasShownView = true
    const part = location.hash.slice(1)
    if (part)
      return whenPresent(
        () => document.getElementById(part),
        (heading) => {
          heading.scrollIntoView()
          heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        },
      )
    if (!isFirst && isFocusLost()) focusHeading()
  }, [isReady, path])
}

/**
 * Calls back once an element is in the document, with it; what a page draws later counts as well.
 * @param find looks for it; it is called after each change of the document
 * @returns what ends the waiting
 */
function whenPresent<T extends Element>(
  find: () => T | null,
  then: (element: T) => void,
): () => void {
  const look = () => {
    const element = find()
    if (!element) return
    observer.disconnect()
    then(element)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
