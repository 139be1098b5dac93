'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { forbidEval } from '@/src/platform/browser/no-eval'
import type { EditInPlaceProps } from './edit-in-place.client'

const EditInPlace = dynamic(
  () => {
    forbidEval()
    return import('./edit-in-place.client').then((module) => module.EditInPlace)
  },
  { ssr: false },
)

/** The bar above the site for staff who view it as another account. */
export const LazyViewBanner = dynamic(() =>
  import('@/src/staff/workflow/view-banner').then((module) => module.ViewBanner),
)

/**
 * The tools of staff who look at drafts. Their code comes with the first page in the preview: a page of visitors names
 * it nowhere. The panel's messages are answered from the start.
 */
export function LazyEditInPlace(props: EditInPlaceProps) {
  useFollowedDraft()
  return <EditInPlace {...props} />
}

/** Answers the panel's messages, which come from this very site: the page follows every saved draft. */
function useFollowedDraft(): void {
  const router = useRouter()
  useEffect(() => {
    const panel = window.parent === window ? (window.opener as Window | null) : window.parent
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
}
