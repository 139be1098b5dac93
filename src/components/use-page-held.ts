import { useSyncExternalStore } from 'react'

/** Set on the root element while a panel of the header is open, or the page is edited. */
const mark = 'data-page-held'

/** Number of open elements over the page. */
let holders = 0

/** Marks the page as lying below something that is open. Gives back what takes the mark away. */
export function pauseBackgroundMotion(): () => void {
  holders += 1
  document.documentElement.setAttribute(mark, '')
  return () => {
    holders -= 1
    if (holders === 0) document.documentElement.removeAttribute(mark)
  }
}

/** Returns true while an open element lies over the page: automatic motion then pauses. */
export const usePageHeld = (): boolean => useSyncExternalStore(subscribe, isHeld, () => false)

const isHeld = () => document.documentElement.hasAttribute(mark)

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [mark] })
  return () => observer.disconnect()
}
