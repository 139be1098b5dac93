import { useEffect } from 'react'
import { focusNear, type FocusPlace, isAround, isFocusLost, rememberFocus } from './focus-place'

/**
 * Keeps the focus off `<body>`: when the focused element is removed (a row that was deleted, a button that
 * is not needed any more), the focus goes near it. For what was in a dialog that closes, `Modal` does it.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: FocusPlace | null = null
    const onFocusIn = ({ target }: FocusEvent) => {
      last = rememberFocus(target as Element)
    }
    const onClick = () => {
      // A press beside everything takes the focus away on purpose.
      if (last?.element.isConnected && isFocusLost()) last = null
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isFocusLost() || !isAround(last)) return
      const lost = last
      last = null
      focusNear(lost)
    })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('click', onClick)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('click', onClick)
      observer.disconnect()
    }
  }, [])
}
