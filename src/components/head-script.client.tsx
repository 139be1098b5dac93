'use client'

import { useLayoutEffect } from 'react'
import { type Language, languageKey, languages } from '@/src/i18n/languages'
import { headScript, liveEvent } from '@/src/platform/browser/head-script'

/**
 * The script that runs before anything is drawn. Its text is in the HTML alone: React leaves it there, and a script that
 * React itself adds would not run. It is told when the page has become React's.
 * @param offered the languages that visitors can choose
 * @param nonce what lets it run on the pages of staff; the policy of other pages names it by its hash
 */
export function HeadScript({
  offered = languages,
  nonce,
}: {
  offered?: readonly Language[]
  nonce?: string
}) {
  // Told while React commits: a press that it answers as it takes over must find this told afterwards.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(liveEvent))
  }, [])
  return (
    <script
      nonce={nonce}
      data-key={languageKey}
      data-languages={offered.join(' ')}
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? headScript : '' }}
      suppressHydrationWarning
    />
  )
}
