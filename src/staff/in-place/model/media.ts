import {
  type MediaDoc,
  type MediaItem,
  mediaListPath,
  type MediaPage,
  toMediaItem,
  toMediaPage,
} from '@/src/domain/media/pictures/media-list'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { refusedBy } from '@/src/staff/workflow/cookie-calls'

/** Pictures of the library, latest first, of which a text stands in the alt text or the name. */
export async function listMedia(
  lng: string,
  query: { search: string; page: number },
): Promise<MediaPage> {
  const answer = await fetch(`/api${mediaListPath(lng, query)}`)
  if (!answer.ok) throw new Error(String(answer.status))
  return toMediaPage((await answer.json()) as { docs: MediaDoc[]; hasNextPage: boolean })
}

export async function mediaByIds(lng: string, ids: string[]): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  const query = new URLSearchParams({ locale: lng, depth: '0', 'where[id][in]': ids.join(',') })
  const answer = await fetch(`/api/admin/media?${query}`)
  if (!answer.ok) return []
  return ((await answer.json()) as { docs: MediaDoc[] }).docs.map(toMediaItem)
}

/** @throws Refused */
export async function uploadMedia(lng: string, file: File, alt: string): Promise<MediaItem> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify({ alt }))
  return written(await fetch(`/api/admin/media?locale=${lng}`, { method: 'POST', body: form }))
}

/** @throws Refused */
export async function writeAlt(lng: string, id: string, alt: string): Promise<MediaItem> {
  return written(
    await fetch(`/api/admin/media/${id}?locale=${lng}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ alt: alt === '' ? null : alt }),
    }),
  )
}

/** Returns true where a picture of the page shows the file of a media. */
export const shows = (image: HTMLImageElement, { urls }: MediaItem): boolean => {
  const sources = `${image.getAttribute('src') ?? ''} ${image.getAttribute('srcset') ?? ''}`
  return urls.some((url) => sources.split(/[\s,]+/).includes(mediaAddress(url)))
}

/** Returns true where the browser chose a file of a media among the sources of a picture, for example by its scheme. */
export const isChosen = (image: HTMLImageElement, { urls }: MediaItem): boolean =>
  urls.some((url) => image.currentSrc.endsWith(mediaAddress(url)))

async function written(answer: Response): Promise<MediaItem> {
  const body = (await answer.json()) as { doc?: MediaDoc; message?: string }
  if (!answer.ok || !body.doc) throw refusedBy(answer.status, body)
  return toMediaItem(body.doc)
}
