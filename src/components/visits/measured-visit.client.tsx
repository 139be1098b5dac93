'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

/** Time after which a page that never rests is measured all the same, ms. */
const timeout = 5000

let isDecided = false
let changePage: (() => void) | undefined

/**
 * Measures a share of the visits, chosen by chance in each of them, so that nothing need be remembered of a visitor. The
 * script comes when the page has settled, and only to those who are measured.
 * @param share percent
 */
export function MeasuredVisit({ share }: { share: number }) {
  const path = usePathname()
  useLayoutEffect(() => changePage?.(), [path])
  useEffect(() => {
    // Drawn anew in another language, it is the same visit.
    if (isDecided) return
    isDecided = true
    if (Math.random() * 100 < share && !isRefused()) whenSettled(() => void start())
  }, [share])
  return null
}

async function start(): Promise<void> {
  // The times of a page in a background tab say nothing: browsers draw it only when it is shown.
  if (document.hidden) return
  const { measureVisit } = await import('./measure-visit')
  changePage = measureVisit()
}

/** Visitors refuse by their browser: to be tracked, to have data sold, or to have any sent that they need not. */
function isRefused(): boolean {
  const { connection, doNotTrack, globalPrivacyControl }: Navigator & Refusals = navigator
  return doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true
}

/** Parts of `navigator` that not all browsers have. */
interface Refusals {
  connection?: { saveData?: boolean }
  globalPrivacyControl?: boolean
}

function whenSettled(callback: () => void): void {
  // Safari has no such call.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(callback, { timeout })
      : setTimeout(callback, 1000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
