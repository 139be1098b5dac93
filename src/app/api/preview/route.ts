import { cookies, draftMode } from 'next/headers'
import { mayPreviewPath, mayPreviewSettings, previewTarget } from '@/src/data/preview-target'
import { releaseCookie, releaseCookieOf, releaseTarget } from '@/src/data/releases/preview'
import { type Language, languageOr } from '@/src/i18n/languages'
import { isPreviewed, ownPath } from '@/src/lib/links/preview'
import { siteUrl } from '@/src/lib/env'
import { methods } from '@/src/lib/http/methods'

export const dynamic = 'force-dynamic'

/**
 * Turns on drafts for a member of staff and leads to the page of a document, or to a path of this site. Where to is
 * read from the document, or is a plain path, so that nothing in the address can lead elsewhere.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: preview })

async function preview(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const lng = languageOr(searchParams.get('lng'))
  const release = searchParams.get('release')
  if (release !== null) {
    const user = await releaseTarget(request.headers, release)
    if (user === 'missing') return refusal(404, 'There is no such release')
    if (user === null) return refusal(403, 'Only staff who may publish all of it may preview it')
    const path = ownPath(searchParams.get('path'))
    return shown(lng, path, releaseCookieOf(user.id, release))
  }
  if (searchParams.get('global') === 'site-settings') {
    return (await mayPreviewSettings(request.headers)) ? shown(lng, '/') : notAllowed()
  }
  if (searchParams.has('path')) {
    const path = ownPath(searchParams.get('path'))
    return (await mayPreviewPath(request.headers, path)) ? shown(lng, path) : notAllowed()
  }
  const collection = searchParams.get('collection')
  if (!isPreviewed(collection)) return refusal(404, 'There is nothing to preview')
  const id = searchParams.get('id') ?? ''
  const target = await previewTarget({ headers: request.headers, collection, id, lng })
  if (target === 'forbidden') return notAllowed()
  if (target === 'missing') return refusal(404, 'It has no address yet. Save it first')
  return shown(lng, target.path)
}

/** @param release value of the cookie that names a release; without it all drafts are shown */
async function shown(lng: Language, path: string, release?: string): Promise<Response> {
  const draft = await draftMode()
  draft.enable()
  const jar = await cookies()
  if (release !== undefined)
    jar.set(releaseCookie, release, { httpOnly: true, sameSite: 'lax', secure: isSecure })
  else if (jar.has(releaseCookie)) jar.delete(releaseCookie)
  // English too by its language: its plain address would follow the cookie of an editor who reads Chinese.
  const location = `/${lng}${path === '/' ? '' : path}`
  return new Response(null, { status: 307, headers: { Location: location, ...uncached } })
}

const isSecure = siteUrl.startsWith('https:')

const uncached = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

const notAllowed = () => refusal(403, 'Only staff who edit this may preview it')

const refusal = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: uncached })
