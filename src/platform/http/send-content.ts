import { lengthHeaders } from './body-length'
import { parseRange } from './send-file'

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
  const whole = await content()
  if (!whole) return new Response(null, { headers: all })
  const size = whole.length
  const isCurrent = (asked.get('if-range') ?? etag) === etag
  const part = isCurrent ? parseRange(asked.get('range'), size) : undefined
  if (part === null) {
    const refusal = { ...all, 'Content-Range': `bytes */${size}` }
    return new Response(null, { status: 416, headers: refusal })
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  return new Response(new Uint8Array(whole.subarray(start, end + 1)), {
    status: part ? 206 : 200,
    headers: {
      ...all,
      ...lengthHeaders(end - start + 1),
      ...(part ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}
