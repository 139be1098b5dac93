import { createHash } from 'node:crypto'
import { csafFile } from '@/src/data/security-notices'
import { methods } from '@/src/lib/http/methods'

export const dynamic = 'force-dynamic'

/** What machines read of security notices, at `/.well-known/csaf/…` (CSAF 2.0, section 7). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods<{ path: string[] }>({
  GET: async ({ headers }, { path }) => {
    const file = await csafFile(path.join('/'))
    if (!file) return null
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
    const answer = { 'Cache-Control': 'public, no-cache', ETag: etag }
    if (headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: answer })
    }
    const charset = file.type === 'application/json' ? '' : '; charset=utf-8'
    return new Response(file.body, { headers: { ...answer, 'Content-Type': file.type + charset } })
  },
})
