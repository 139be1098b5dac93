/** A picture of the media library. */
export interface MediaItem {
  id: string
  alt: string | null
  url: string
  /** Addresses of the file in all its widths. */
  urls: string[]
}

interface MediaDoc {
  id: string
  alt?: string | null
  url?: string | null
  filename?: string | null
  sizes?: Record<string, { url?: string | null } | undefined>
}

const perPage = 24

/** Pictures of the library, latest first, of which a text stands in the alt text or the name. */
export async function listMedia(
  lng: string,
  { search = '', page = 1 },
): Promise<{ items: MediaItem[]; hasMore: boolean }> {
  const query = new URLSearchParams({
    ...{ locale: lng, depth: '0', sort: '-createdAt', limit: String(perPage), page: String(page) },
    ...(search
      ? { 'where[or][0][alt][like]': search, 'where[or][1][filename][like]': search }
      : {}),
  })
  const answer = await fetch(`/api/admin/media?${query}`)
  if (!answer.ok) throw new Error(String(answer.status))
  const { docs, hasNextPage } = (await answer.json()) as { docs: MediaDoc[]; hasNextPage: boolean }
  return { items: docs.map(itemOf), hasMore: hasNextPage }
}

export async function mediaByIds(lng: string, ids: string[]): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ locale: lng, depth: '0', 'where[id][in]': ids.join(',') })
  const answer = await fetch(`/api/admin/media?${query}`)
  if (!answer.ok) return []
  return ((await answer.json()) as { docs: MediaDoc[] }).docs.map(itemOf)
}

/** @throws Error with what the server said */
export async function uploadMedia(lng: string, file: File, alt: string): Promise<MediaItem> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify({ alt }))
  return written(await fetch(`/api/admin/media?locale=${lng}`, { method: 'POST', body: form }))
}

/** @throws Error with what the server said */
export async function writeAlt(lng: string, id: string, alt: string): Promise<MediaItem> {
  return written(
    await fetch(`/api/admin/media/${id}?locale=${lng}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ alt: alt === '' ? null : alt }),
    }),
  )
}

/** Whether a picture of the page shows the file of a media. */
export const shows = (image: HTMLImageElement, { urls }: MediaItem): boolean => {
  const sources = `${image.getAttribute('src') ?? ''} ${image.getAttribute('srcset') ?? ''}`
  return urls.some((url) => sources.split(/[\s,]+/).includes(url))
}

async function written(answer: Response): Promise<MediaItem> {
  const body = (await answer.json()) as { doc?: MediaDoc; message?: string }
  if (!answer.ok || !body.doc) throw new Error(body.message ?? String(answer.status))
  return itemOf(body.doc)
}

function itemOf({ id, alt, url, sizes }: MediaDoc): MediaItem {
  const own = url ?? ''
  const others = Object.values(sizes ?? {}).flatMap((size) => size?.url ?? [])
  return { id, alt: alt ?? null, url: others[0] ?? own, urls: [own, ...others] }
}
