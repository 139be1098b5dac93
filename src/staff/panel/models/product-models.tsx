'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'

interface Found {
  id: string
  title?: string | null
}

/** The 3D models of a product, in its form; the first is the one that its page shows. */
export const ModelsOfProduct: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo()
  const [models, setModels] = useState<Found[]>([])

  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    void modelsOf(String(id), leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setModels(found)
    })
    return () => leaving.abort()
  }, [id])

  if (!id) return null
  return (
    <div className="field-type">
      <p className="field-label">3D models</p>
      <ul>
        {models.map(({ id: model, title }, index) => (
          <li key={model}>
            <a href={`/admin/collections/product-models/${model}`}>{title || model}</a>
            {index === 0 ? ' (on the page)' : null}
          </li>
        ))}
      </ul>
      <a href={`/admin/collections/product-models?where[or][0][and][0][products][in][0]=${id}`}>
        All 3D models of this product
      </a>
    </div>
  )
}

async function modelsOf(product: string, signal: AbortSignal): Promise<Found[]> {
  try {
    const query = `where[products][in][0]=${product}&depth=0&limit=50&sort=-updatedAt`
    const answer = await fetch(`/api/admin/product-models?${query}`, { signal })
    return answer.ok ? ((await answer.json()) as { docs: Found[] }).docs : []
  } catch {
    return []
  }
}
