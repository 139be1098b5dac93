import { create } from 'content-disposition'
import { lengthHeaders, parseRange } from '@/src/platform/http/send-file'
import { openPrivateFile, type PrivateFile } from './store'

/** Headers that allow browsers nothing with somebody else's file but to save it. */
const guards = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * Answers with a stored file, as a download that can be resumed (RFC 9110, sections 13 and 14); null where it is gone.
 * Who may have it is to be decided before.
 * @param caching for `Cache-Control`. No proxy may pack it (`no-transform`): ranges count its own bytes
 */
export async function servePrivateFile(
  { key, name, type, size, sha256 }: PrivateFile,
  asked: Headers,
  caching = 'private, no-store',
): Promise<Response | null> {
  const etag = `"${sha256}"`
  const headers = {
    ...guards,
    'Accept-Ranges': 'bytes',
    'Cache-Control': `${caching}, no-transform`,
    ETag: etag,
    // RFC 9530: of the whole file, also with a part of it.
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
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
  const body = await openPrivateFile(key, part)
  if (!body) return null
  const { start, end } = part ?? { start: 0, end: size - 1 }
  return new Response(body, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': type,
      ...lengthHeaders(end - start + 1),
      // RFC 6266: an ASCII name, and the true one beside it.
      'Content-Disposition': create(name),
      ...(part ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
    },
  })
}
