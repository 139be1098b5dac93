import { cookies, draftMode } from 'next/headers'
import { releaseCookie } from '@/src/data/releases/preview'
import { methods } from '@/src/lib/http/methods'
import { ownPath } from '@/src/lib/links/preview'

export const dynamic = 'force-dynamic'

/** Turns drafts off and shows the page as visitors see it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: leave })

async function leave(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  if (jar.has(releaseCookie)) jar.delete(releaseCookie)
  const location = ownPath(new URL(request.url).searchParams.get('path'))
  const headers = { Location: location, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 307, headers })
}
