'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'

interface Found {
  id: string
  title: string
  _status?: string
}

/** Which documents name a product, in its form. */
export const DocumentsOfProduct: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  const [documents, setDocuments] = useState<Found[]>([])

  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    void documentsOf(String(id), leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setDocuments(found)
    })
    return () => leaving.abort()
  }, [id])

  if (!id) return null
  return (
    <div className="field-type">
      <p className="field-label">Documents</p>
      <ul>
        {documents.map(({ id: document, title, _status }) => (
          <li key={document}>
            <a href={`/admin/collections/documents/${document}`}>{title}</a>
            {_status === 'draft' ? ' (draft)' : null}
          </li>
        ))}
      </ul>
      <a href={`/admin/collections/documents?where[or][0][and][0][products][in][0]=${id}`}>
        All documents of this product
      </a>
    </div>
  )
}

async function documentsOf(product: string, signal: AbortSignal): Promise<Found[]> {
  try {
    const query = `where[products][in][0]=${product}&depth=0&limit=50&draft=true&sort=title`
    const answer = await fetch(`/api/admin/documents?${query}`, { signal })
    return answer.ok ? ((await answer.json()) as { docs: Found[] }).docs : []
  } catch {
    return []
  }
}
