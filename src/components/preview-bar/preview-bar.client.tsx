'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import css from './preview-bar.module.css'

interface Props {
  label: string
  leave: string
}

/**
 * Says that drafts are shown, and how to leave. In the frame of the panel, which says so itself, it is
 * hidden; there the page follows every saved draft.
 */
export function PreviewBar({ label, leave }: Props) {
  const path = usePathname()
  const isFramed = useFollowedDraft()
  if (isFramed) return null
  return (
    <aside className={css.bar} aria-label={label}>
      <p>{label}</p>
      {/* Not a link of the router, which would fetch it ahead and end the preview. */}
      <a href={`/api/preview/leave?path=${encodeURIComponent(path)}`}>{leave}</a>
    </aside>
  )
}

/** Answers the panel's messages, which come from this very site; @returns whether it frames the page. */
function useFollowedDraft(): boolean {
  const router = useRouter()
  const [isFramed, setIsFramed] = useState(false)
  useEffect(() => {
    const panel = window.parent === window ? (window.opener as Window | null) : window.parent
    setIsFramed(window.parent !== window)
    const follow = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin === window.location.origin && data?.type === 'payload-document-event') {
        router.refresh()
      }
    }
    window.addEventListener('message', follow)
    panel?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    // A draft may have been saved after the page was drawn and before anybody listened here.
    if (window.parent !== window) router.refresh()
    return () => window.removeEventListener('message', follow)
  }, [router])
  return isFramed
}
