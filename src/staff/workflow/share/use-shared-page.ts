import { useEffect, useState } from 'react'
import { previewAddress } from '@/src/domain/links/addresses'
import type { FormRecord } from '../host'

/** Page as other sites read it: the words and pictures in its head. */
export interface SharedPage {
  title: string
  description: string
  /** As it is told to search engines. */
  address: string
  site: string
  card: { title: string; description: string; image: string }
}

/**
 * Reads the page of a document as staff see it before it is public, in one language.
 * @returns `loading`, and `missing` where there is no page to see
 */
export function useSharedPage({
  collection,
  id,
  lng,
  savedAt,
}: FormRecord): SharedPage | 'loading' | 'missing' {
  const [page, setPage] = useState<SharedPage | 'loading' | 'missing'>('loading')

  useEffect(() => {
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
  return parsePage(await answer.text())
}

/** Reads the head of a page, so that what is shown is what the site says and nothing made for the panel. */
function parsePage(html: string): SharedPage {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string): string =>
    page.head
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? ''
  return {
    title: page.title,
    description: meta('description'),
    address: page.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    site: meta('og:site_name'),
    card: {
      title: meta('og:title'),
      description: meta('og:description'),
      image: onThisHost(meta('og:image')),
    },
  }
}

/** The panel shows pictures of its own host alone. */
function onThisHost(address: string): string {
  if (!URL.canParse(address, location.origin)) return ''
  const { pathname, search } = new URL(address, location.origin)
  return pathname + search
}
