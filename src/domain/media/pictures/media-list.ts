/** A picture of the media library, as it is chosen from a list. */
export interface MediaItem {
  id: string
  alt: string | null
  /** By which it is told from others: its alt text, else the name of the file that was uploaded. */
  name: string
  url: string
  /** Addresses of the file in all its widths, the whole one first. */
  urls: string[]
}

export interface MediaDoc {
  id: string
  alt?: string | null
  url?: string | null
  filename?: string | null
  originalName?: string | null
  sizes?: Record<string, { url?: string | null } | undefined>
}

export interface MediaPage {
  items: MediaItem[]
  hasMore: boolean
}

const perPage = 24

/** The call that lists pictures of the library, latest first, of which a text stands in alt text, name or tags. */
export function mediaListPath(lng: string, { search = '', page = 1 }): string {
  const query = new URLSearchParams({
    ...{ locale: lng, depth: '0', sort: '-createdAt', limit: String(perPage), page: String(page) },
    ...(search
      ? {
          'where[or][0][alt][like]': search,
          'where[or][1][filename][like]': search,
          'where[or][2][originalName][like]': search,
          'where[or][3][tags][like]': search,
        }
      : {}),
  })
  return `/admin/media?${query}`
}

export const toMediaPage = (answer: { docs: MediaDoc[]; hasNextPage: boolean }): MediaPage => ({
  items: answer.docs.map(toMediaItem),
  hasMore: answer.hasNextPage,
})

export function toMediaItem(doc: MediaDoc): MediaItem {
  const { id, alt, url, sizes } = doc
  const own = url ?? ''
  const others = Object.values(sizes ?? {}).flatMap((size) => size?.url ?? [])
  return {
    id,
    alt: alt ?? null,
    name: alt || doc.originalName || (own.split('/').at(-1) ?? ''),
    url: others[0] ?? own,
    urls: [own, ...others],
  }
}
