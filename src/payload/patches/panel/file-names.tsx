'use client'

import { type ReactNode, useEffect } from 'react'

/** Parts of Payload's panel that show stored names: upload fields, the form of a file, the comparison of versions. */
const places = '.upload-relationship-details__filename, .file-meta__url, .upload-diff__info'

/** Collections of files by the end of stored names, and the fields that name their records for staff, in order. */
const collections = {
  webp: { slug: 'media', names: ['originalName', 'alt'] },
  glb: { slug: 'product-models', names: ['title'] },
  woff2: { slug: 'fonts', names: ['family'] },
}

type Kind = (typeof collections)[keyof typeof collections]

/** Names files in Payload's own parts of the panel as people know them: those show the stored name, which is random. */
export function FileNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    /** By stored name; empty while it is asked for, and where it has none. */
    const names = new Map<string, string>()
    const show = async () => {
      const texts = storedNames()
      const unknown = new Set(texts.map(({ data }) => data).filter((name) => !names.has(name)))
      for (const name of unknown) names.set(name, '')
      const asked = Object.entries(collections).map(([end, kind]) =>
        namesOf(
          kind,
          [...unknown].filter((name) => name.endsWith(`.${end}`)),
        ),
      )
      for (const [stored, name] of (await Promise.all(asked)).flat()) names.set(stored, name)
      for (const text of storedNames()) {
        const name = names.get(text.data)
        // The observer also sees a text that is set to what it was, and would look again with each frame.
        if (name) text.data = name
      }
    }
    let frame = 0
    const showSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => void show())
    }
    const observer = new MutationObserver(showSoon)
    showSoon()
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}

const stored = /^[0-9a-f]{20}\.(webp|glb|woff2)$/

function storedNames(): Text[] {
  const texts: Text[] = []
  for (const place of document.querySelectorAll(places)) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (stored.test(text.data)) texts.push(text)
    }
  }
  return texts
}

/** Pairs of stored and known names. What cannot be read keeps its stored name. */
async function namesOf({ slug, names }: Kind, files: string[]): Promise<[string, string][]> {
  if (files.length === 0) return []
  const query = new URLSearchParams({
    depth: '0',
    limit: String(files.length),
    'where[filename][in]': files.join(','),
  })
  try {
    const answer = await fetch(`/api/admin/${slug}?${query}`)
    if (!answer.ok) return []
    const { docs } = (await answer.json()) as { docs: Record<string, unknown>[] }
    return docs.map((doc) => {
      const name = names.map((field) => doc[field]).find(Boolean)
      return [String(doc.filename), typeof name === 'string' ? name : '']
    })
  } catch {
    return []
  }
}
