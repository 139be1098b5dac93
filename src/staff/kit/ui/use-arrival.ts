import { useEffect } from 'react'
import { focusHeading, isFocusLost } from './focus-place'

let hasShownView = false

/**
 * After a way inside the staff pages (signing in or out, another view) the focus begins at the heading of the
 * new view. A page that the browser itself has loaded begins as the browser does.
 * @param isReady whether the view is drawn
 */
export function useArrival(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    if (hasShownView && isFocusLost()) focusHeading()
    hasShownView = true
  }, [isReady])
}
