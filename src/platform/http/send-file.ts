import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

/**
 * Answers with a file, or with the part of it that `Range` asks for (RFC 9110, section 14), as players of films do;
 * null where there is no such file. It is kept for a day, and
 * shown from there while a newer one is fetched.
 */
export async function sendFile(
  file: string,
  type: string,
  asked: Headers,
): Promise<Response | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  const { size, mtimeMs } = found
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    ETag: etag,
  }
  if (asked.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const isCurrent = (asked.get('if-range') ?? etag) === etag
  const part = isCurrent ? parseRange(asked.get('range'), size) : undefined
  if (part === null) {
    const refusal = { ...headers, 'Content-Range': `bytes */${size}` }
    return new Response(null, { status: 416, headers: refusal })
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const body = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>
  return new Response(body, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': type,
      ...lengthHeaders(end - start + 1),
      ...(part ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}

/**
 * The part of a file of `size` bytes that a range asks for.
 * @returns null for one that the file does not have, undefined for all of it: without a range, for several or odd ones
 */
export function parseRange(
  range: string | null,
  size: number,
): { start: number; end: number } | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start < size && start <= end ? { start, end } : null
}

/**
 * Answers with content, or with the part of it that `Range` asks for (RFC 9110, section 14).
 * @param content called where the answer needs it; null, for HEAD alone, where making it would cost too much:
 * its length is then left out (RFC 9110, section 8.6)
 * @param headers all others of the answer
 * @param etag with its quotes
 */
export async function sendContent(
  content: () => Promise<Buffer | null>,
  { etag, headers }: { etag: string; headers: Record<string, string> },
  asked: Headers,
): Promise<Response> {
  const all = { ...headers, 'Accept-Ranges': 'bytes', ETag: etag }
  if (asked.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  const contents = await content()
  if (!contents) return new Response(null, { headers: all })
  const size = contents.length
  const isCurrent = (asked.get('if-range') ?? etag) === etag
  const part = isCurrent ? parseRange(asked.get('range'), size) : undefined
  if (part === null) {
    const refusal = { ...all, 'Content-Range': `bytes */${size}` }
    return new Response(null, { status: 416, headers: refusal })
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  return new Response(new Uint8Array(contents.subarray(start, end + 1)), {
    status: part ? 206 : 200,
    headers: {
      ...all,
      ...lengthHeaders(end - start + 1),
      ...(part ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}

/**
 * Next takes `Content-Length` off the answers of route handlers. They name the length once more under this name, and
 * `src/server/steps/file-headers.ts` puts it back; without our server such answers come in chunks.
 */
export const bodyLengthHeader = 'X-Body-Length'

export const lengthHeaders = (bytes: number): Record<string, string> => ({
  'Content-Length': String(bytes),
  [bodyLengthHeader]: String(bytes),
})
