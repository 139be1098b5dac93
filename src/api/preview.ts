import { cookies, draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import {
  isSignedIn,
  mayPreviewPath,
  mayPreviewSettings,
  previewedBy,
  previewTarget,
} from '@/src/data/preview/preview-target'
import { releaseCookie, releaseCookieOf, releaseTarget } from '@/src/data/payload/release-preview'
import { type Language, languageOr, languages } from '@/src/i18n/languages'
import { staffTexts } from '@/src/i18n/staff-resources'
import { errorBody } from '@/src/platform/errors/error-codes'
import { siteUrl } from '@/src/platform/env'
import { editLinkScript } from '@/src/domain/links/edit-link-script'
import { isPreviewed, ownPath } from '@/src/domain/links/addresses'
import { undocumented } from './operation'

export const previewOperations = [
  undocumented({
    method: 'get',
    path: '/preview',
    handler: ({ request }) => preview(request),
  }),
  // The server puts this script into the pages that it sends to a signed-in browser (`src/server/next/page-html/hold-page.ts`).
  // The script is empty for anybody else, and after the session has ended.
  undocumented({
    method: 'get',
    path: '/preview/bar',
    handler: async ({ request, lng }) => {
      const text = staffTexts(lng)['inPlace.enter'] ?? ''
      const editable = await previewedBy(request.headers)
      const script = editable.length > 0 ? editLinkScript(text, languages, editable) : ''
      return new Response(script, {
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'private, no-store',
        },
      })
    },
  }),
  undocumented({
    method: 'get',
    path: '/preview/leave',
    handler: ({ request }) => leavePreview(request.nextUrl.searchParams.get('path')),
  }),
]

/**
 * Turns on drafts for a member of staff and redirects to the page of a record, or to a path of this site. The target is
 * read from the record, or is a plain path, so that nothing in the address can lead to another site.
 */
async function preview({ headers, nextUrl }: NextRequest): Promise<Response> {
  const query = nextUrl.searchParams
  const notAllowed = () => refuseToShow(headers, nextUrl.search)
  const lng = languageOr(query.get('lng'))
  const release = query.get('release')
  if (release !== null) {
    const user = await releaseTarget(headers, release)
    if (user === 'missing') return refusal(404, 'There is no such release')
    if (user === null)
      return refuseToShow(
        headers,
        nextUrl.search,
        'Only staff who may publish all of it may preview it',
      )
    return showDrafts(lng, ownPath(query.get('path')), releaseCookieOf(user.id, release))
  }
  if (query.get('global') === 'site-settings') {
    return (await mayPreviewSettings(headers)) ? showDrafts(lng, '/') : notAllowed()
  }
  if (query.has('path')) {
    const path = ownPath(query.get('path'))
    return (await mayPreviewPath(headers, path)) ? showDrafts(lng, path) : notAllowed()
  }
  const collection = query.get('collection')
  if (!isPreviewed(collection)) return refusal(404, 'There is nothing to preview')
  const target = await previewTarget({ headers, collection, id: query.get('id') ?? '', lng })
  if (target === 'forbidden') return notAllowed()
  if (target === 'missing') return refusal(404, 'It has no address yet. Save it first')
  return showDrafts(lng, target.path)
}

/** @param release value of the cookie that names a release; without it all drafts are shown */
async function showDrafts(lng: Language, path: string, release?: string): Promise<Response> {
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

/** Turns drafts off and redirects to the page as visitors see it. */
async function leavePreview(path: string | null): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  if (jar.has(releaseCookie)) jar.delete(releaseCookie)
  const headers = { Location: ownPath(path), 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 307, headers })
}

const isSecure = siteUrl.startsWith('https:')

const uncached = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Refuses a preview. A browser without a session is redirected to the portal, and back here after signing in. */
async function refuseToShow(
  headers: Headers,
  search: string,
  message = 'Only staff who edit this may preview it',
): Promise<Response> {
  const isPage = /\btext\/html\b/i.test(headers.get('accept') ?? '')
  if (!isPage || (await isSignedIn(headers))) return refusal(403, message)
  const location = `/admin-portal?next=${encodeURIComponent(`/api/preview${search}`)}`
  return new Response(null, { status: 303, headers: { Location: location, ...uncached } })
}

const refusal = (status: number, message: string): Response =>
  Response.json(errorBody({ status, message }), { status, headers: uncached })
