'use client'

import { useEffect, useState } from 'react'
import { matchesCode } from '@/src/domain/catalogue/error-codes'

interface Props {
  /** Address of the page with its language. */
  page: string
  /** Says that the page is kept. */
  text: string
}

/** Has the browser keep the page by a worker for this address alone, and searches in it where no server answers. */
export function KeepOffline({ page, text }: Props) {
  const [isKept, setKept] = useState(false)
  useEffect(searchHere, [])
  useEffect(() => {
    register(page).then(setKept, () => undefined)
  }, [page])
  return (
    <p hidden={!isKept} data-at-once>
      {text}
    </p>
  )
}

/** Registers the worker, and tells it the fonts of the page. @returns false where the browser has no workers */
async function register(page: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const scope = location.pathname
  const { serviceWorker } = navigator
  const source = `/service-worker.js?page=${page}`
  const registration = await serviceWorker.register(source, { scope })
  await document.fonts.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const worker = registration.installing ?? registration.waiting ?? registration.active
  worker?.postMessage(loaded.filter((name) => name.includes('.woff2')))
  return true
}

/** The kept page has all codes, whatever its address asks for: those that do not match are hidden here. */
function searchHere() {
  const field = document.querySelector<HTMLInputElement>('#service-code')
  const asked = new URLSearchParams(location.search).get('code')
  if (!field || !asked || field.defaultValue === asked.trim()) return
  field.value = asked
  const rows = document.querySelectorAll<HTMLElement>('[data-code]')
  for (const row of rows) row.hidden = !matchesCode(row.dataset.code ?? '', asked)
  const empty = document.querySelector<HTMLElement>('#no-code')
  if (empty) empty.hidden = [...rows].some((row) => !row.hidden)
}
