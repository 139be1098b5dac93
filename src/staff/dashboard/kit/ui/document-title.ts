import { useEffect } from 'react'

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
