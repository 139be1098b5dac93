'use client'

import { useEffect, useRef } from 'react'

const regionId = 'announcements'

/** Holds what screen readers are told. It outlives the pages: one that comes with its text is not read out. */
export const Announcer = () => <div id={regionId} role="status" className="visually-hidden" />

/** Tells screen readers a text, also where it is the same as before. */
export function announce(text: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  region.textContent = ''
  requestAnimationFrame(() => {
    region.textContent = text
  })
}

/**
 * Announces a text when a value changes while the page is shown; what the browser had kept before is no change.
 * @param kept returns the value that is kept when the component appears
 */
export function useAnnounceChange(value: number, kept: () => number, text: string): void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    // While the page hydrates, the value is still that of the server.
    if (before.current !== undefined && before.current !== value) announce(text)
    before.current = before.current === undefined ? kept() : value
  }, [value, kept, text])
}
