import { NextResponse, type NextRequest } from 'next/server'
import { isChosenByLink } from './routing/chosen-by-link'
import { languageKey, type Language } from './i18n/languages'
import { decide } from './routing/route'
import { languageOfCookies } from './i18n/language-cookie'

/**
 * Chooses the language of a page by the visitor's cookie, so that addresses stay the same in every
 * language while the pages behind them are static. It guards nothing: rights are checked where data are read.
 */
export function proxy(request: NextRequest): NextResponse {
  const { nextUrl, headers } = request
  const remembered = languageOfCookies(headers.get('cookie'))
  const decision = decide(nextUrl.pathname, nextUrl.searchParams, remembered)

  if (decision.kind === 'refuse') {
    return new NextResponse('Bad Request', {
      status: 400,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  if (decision.kind === 'redirect') {
    const response = NextResponse.redirect(new URL(decision.path, nextUrl), 308)
    // Only in the place of another choice. A browser that kept the redirect would not take the cookie a second time.
    const isOther = remembered !== undefined && remembered !== decision.remember
    return personal(isOther ? remember(response, decision.remember) : response)
  }
  const target = nextUrl.clone()
  target.pathname = decision.path
  target.search = decision.search ?? ''
  const response = NextResponse.rewrite(target, withoutPolicy(headers))
  if (decision.isOwn) return own(response)
  if (!decision.isPublic) return personal(response)
  const visit = { lng: decision.lng, remembered, header: (name: string) => headers.get(name) }
  return isChosenByLink(visit) ? personal(remember(response, decision.lng)) : response
}

export const config = {
  /** Pages only: not the API, the staff's pages, Next's own files, uploads, what machines look for, or anything with an extension. */
  matcher: [
    '/((?!api(?:/|$)|admin(?:/|$)|admin-portal(?:/|$)|admin-dashboard(?:/|$)|_next(?:/|$)|uploads(?:/|$)|\\.well-known(?:/|$)|csaf(?:/|$)|.*\\.[^/]*$).*)',
  ],
}

/** Our server lets no client send these. */
const policies = ['content-security-policy', 'content-security-policy-report-only']

/**
 * Hands a request on without a policy: Next writes its nonce into the page, and keeps the page for everybody.
 * Where there is none, as behind our server, the request stays as it is, which is faster.
 */
function withoutPolicy(given: Headers): { request: { headers: Headers } } | undefined {
  if (!policies.some((name) => given.has(name))) return undefined
  const headers = new Headers(given)
  for (const name of policies) headers.delete(name)
  return { request: { headers } }
}

/** Marks an answer that depends on the cookie, so that no shared cache gives it to somebody else. */
function personal(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-cache')
  response.headers.set('Vary', 'Cookie')
  return response
}

/** Marks what is for one visitor: it stays nowhere, is in no search engine, and its address is told to no other site. */
function own(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('Vary', 'Cookie')
  response.headers.set('X-Robots-Tag', 'noindex')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

function remember(response: NextResponse, lng: Language): NextResponse {
  response.cookies.set(languageKey, lng, { path: '/', maxAge: 31_536_000, sameSite: 'lax' })
  return response
}
