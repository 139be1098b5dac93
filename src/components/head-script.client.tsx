'use client'

import { useLayoutEffect } from 'react'
import { languageKey, languages } from '@/src/i18n/languages'
import { headFunction, liveEvent } from '@/src/lib/head-script'

const text = `${headFunction}(${JSON.stringify(languageKey)},${JSON.stringify(languages)})`

/**
 * The script that runs before anything is drawn. Its text is among the scripts of the browser too, so
 * that pages bring it once and not twice. It is told when the page has become React's.
 * @param nonce what lets it run on the pages of staff; static pages are known by what is in them
 */
export function HeadScript({ nonce }: { nonce?: string }) {
  // Told while React commits: a press that it answers as it takes over must find this told afterwards.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(liveEvent))
  }, [])
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
