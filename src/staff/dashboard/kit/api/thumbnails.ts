import { filenameOfUpload } from '@/src/platform/storage/uploads'
import { useApi } from './query'
import { listPath, selecting, type ListAnswer } from './records'

interface Sized {
  filename: string
  sizes?: { w320?: { url?: string | null } }
}

/**
 * Small pictures for a table, asked for all at once: the full ones would be megabytes.
 * @returns the address to show for a picture's own; undefined while that is not known
 */
export function useThumbnails(
  urls: (string | null | undefined)[],
): (url: string | null | undefined) => string | null | undefined {
  const names = [...new Set(urls.map((url) => (url ? filenameOfUpload(url) : undefined)))]
    .filter((name) => name !== undefined)
    .sort()
  const { data, isPending, isPlaceholderData } = useApi<ListAnswer<Sized>>(
    names.length === 0
      ? null
      : listPath('media', {
          'where[filename][in]': names.join(','),
          limit: names.length,
          depth: 0,
          ...selecting('filename', 'sizes'),
        }),
  )
  const small = new Map(data?.docs.map(({ filename, sizes }) => [filename, sizes?.w320?.url]))
  return (url) => {
    const name = url ? filenameOfUpload(url) : undefined
    if (name === undefined) return url
    return small.get(name) ?? (isPending || isPlaceholderData ? undefined : url)
  }
}
