import { createHash } from 'node:crypto'
import { csafFile } from '@/src/data/security-notices'

/** Answers with a file of `/.well-known/csaf/`: security notices for machines (CSAF 2.0, section 7). */
export async function csafAnswer(name: string, headers: Headers): Promise<Response | null> {
  const file = await csafFile(name)
  if (!file) return null
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  const answer = { 'Cache-Control': 'public, no-cache', ETag: etag }
  if (headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: answer })
  }
  const charset = file.type === 'application/json' ? '' : '; charset=utf-8'
  return new Response(file.body, { headers: { ...answer, 'Content-Type': file.type + charset } })
}
