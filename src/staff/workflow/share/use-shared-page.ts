import { useEffect, useState } from 'react'
import { previewAddress } from '@/src/domain/links/preview'
import { type SharedPage, sharedPageOf } from './shared-page'

interface Asked {
  collection: string
  id: string
  lng: string
  /** Changes with each save. */
  savedAt: unknown
}

/**
 * Reads the page of a document as staff see it before it is public, in one language.
 * @param asked null reads nothing
 * @returns `loading`, and `missing` where there is no page to see
 */
export function useSharedPage(asked: Asked | null): SharedPage | 'loading' | 'missing' {
  const [page, setPage] = useState<SharedPage | 'loading' | 'missing'>('loading')
  const { collection, id, lng, savedAt } = asked ?? {}

  useEffect(() => {
    if (!collection || !id || !lng) return
    const ending = new AbortController()
    readPage(previewAddress(collection, id, lng), ending.signal)
      .then(setPage)
      .catch(() => {
        if (!ending.signal.aborted) setPage('missing')
      })
    return () => ending.abort()
  }, [collection, id, lng, savedAt])

  return page
}

async function readPage(address: string, signal: AbortSignal): Promise<SharedPage> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return sharedPageOf(await answer.text())
}
