'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { forbidEval } from '@/src/platform/browser/no-eval'
import type { EditInPlaceProps } from './edit-in-place.client'

const EditInPlace = lazy(async () => {
  forbidEval()
  return { default: (await import('./edit-in-place.client')).EditInPlace }
})

const ViewBanner = lazy(async () => ({
  default: (await import('@/src/staff/workflow/view-banner')).ViewBanner,
}))

/** The bar above the site for staff who view it as another account. */
export const LazyViewBanner = (props: ComponentProps<typeof ViewBanner>) => (
  <ViewBanner {...props} />
)

/**
 * The tools of staff who look at drafts. Their code comes with the first page in the preview: a page of visitors names
 * it nowhere. The panel's messages are answered from the start.
 */
export function LazyEditInPlace(props: EditInPlaceProps) {
  useFollowedDraft()
  const hasScripts = useHasScripts()
  return hasScripts ? (
    <Suspense>
      <EditInPlace {...props} />
    </Suspense>
  ) : null
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
