import type { Endpoint, PayloadRequest } from 'payload'
import { type Provider, providers } from '@/src/domain/accounts/providers'
import { providerCallback, providerSignIn } from '@/src/domain/staff-api/endpoints'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { Refusal } from '@/src/payload/errors'
import {
  attemptSeconds,
  beginAttempt,
  endedAttemptCookie,
  readAttempt,
} from '@/src/platform/auth/oidc/attempt'
import {
  completeSignIn,
  getSignInUrl,
  SignInError,
  type SignInFailure,
} from '@/src/platform/auth/oidc/client'
import { encryptText } from '@/src/platform/auth/signature'
import { siteUrl } from '@/src/platform/env'
import { HttpError } from '@/src/platform/errors/http-error'
import { clientAddress } from '@/src/platform/http/client-address'
import { notFound } from '@/src/platform/http/messages'
import { countCall, secondsToWait } from '@/src/platform/http/rate-limit'
import { beginSession, endFormerSession } from '../sessions'
import { idTokenPurpose } from './identity'
import { admitPerson, PersonRefused, type RefusedPerson } from './accounts'

/** Reasons that the portal words. */
type Problem = SignInFailure | RefusedPerson | 'expired' | 'tooMany'

/** `GET /sign-in/{provider}`: leads a browser to the provider, and afterwards to `next`, an address of the dashboard. */
const start: Endpoint = {
  path: '/sign-in/:provider',
  method: 'get',
  handler: (req) =>
    orProblem(req, async () => {
      const provider = requireProvider(req)
      const next = req.searchParams.get('next') ?? ''
      const { attempt, cookie } = beginAttempt(provider.name, next.slice(0, 500))
      const url = await getSignInUrl(provider, attempt, callbackOf(provider))
      return seeOther(url.href, [cookie])
    }),
}

/**
 * `GET /sign-in/{provider}/callback`: where the provider leads a browser back to. Each attempt counts once, in the browser and at the
 * provider at which it began.
 */
const callback: Endpoint = {
  path: '/sign-in/:provider/callback',
  method: 'get',
  handler: (req) =>
    orProblem(req, async () => {
      const provider = requireProvider(req)
      const attempt = readAttempt(req.headers)
      if (attempt?.provider !== provider.name || (await isUsed(attempt.id)))
        return toPortal('expired')
      const address = new URL(callbackOf(provider))
      address.search = req.searchParams.toString()
      const answer = await completeSignIn(provider, attempt, address)
      // The browser may still have the session of another account, in whose name nothing of this is to be written.
      const former = req.user
      req.user = null
      const { account, hasSecondFactor } = await admitPerson(req, provider, answer)
      await endFormerSession(req, former)
      const { cookies } = await beginSession(req, account, {
        stored: {
          provider: provider.name,
          hasSecondFactor,
          idToken: encryptText(answer.idToken, idTokenPurpose),
        },
        details: { provider: provider.name },
      })
      return goOn(attempt.next, [...cookies, endedAttemptCookie()])
    }),
}

export const singleSignOnEndpoints = [start, callback]

/** @throws Refusal 404 */
function requireProvider(req: PayloadRequest): Provider {
  const provider = providers.find(({ name }) => name === req.routeParams?.provider)
  if (!provider) throw new Refusal(404, notFound)
  return provider
}

const callbackOf = ({ name }: Provider): string =>
  `${siteUrl}/api/admin/${providerSignIn}/${name}/${providerCallback}`

/** Counts the attempt; true where it was counted before. */
const isUsed = async (id: string): Promise<boolean> =>
  (await secondsToWait({ name: 'single-sign-on', points: 1, seconds: attemptSeconds }, id)) !==
  undefined

/** Leads a person to the portal, which says what went wrong: what is thrown here would be shown as JSON. */
async function orProblem(req: PayloadRequest, call: () => Promise<Response>): Promise<Response> {
  try {
    await countCall(
      { name: 'single-sign-on-client', points: 60, seconds: 10 * 60 },
      clientAddress(req.headers),
    )
    return await call()
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return toPortal('tooMany')
    if (error instanceof SignInError) {
      req.payload.logger.warn({ err: error.cause, msg: error.message })
      return toPortal(error.failure)
    }
    if (!(error instanceof PersonRefused)) throw error
    await writeAudit(req, {
      action: 'sign-in refused',
      resourceType: 'users',
      resourceId: error.account && String(error.account.id),
      details: {
        provider: String(req.routeParams?.provider),
        ...(error.account ? { title: error.account.username } : {}),
      },
    })
    return toPortal(error.reason)
  }
}

const seeOther = (address: string, cookies: string[] = []): Response =>
  new Response(null, { status: 303, headers: headersWith(cookies, { Location: address }) })

/** The reason stands in the fragment, which no server sees. */
const toPortal = (problem: Problem): Response =>
  seeOther(`/admin-portal#problem=${problem}`, [endedAttemptCookie()])

/**
 * A page that goes on by itself. A redirect would still be part of the navigation that another site began, with which browsers send
 * no cookie that is `SameSite=Strict`; the portal needs it to take over the session.
 */
function goOn(next: string, cookies: string[]): Response {
  const query = next ? `?next=${encodeURIComponent(next)}` : ''
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><meta http-equiv="refresh" content="0;url=/admin-portal${query}#signed-in"><a href="/admin-portal${query}#signed-in">Continue</a></html>`
  return new Response(page, {
    headers: headersWith(cookies, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  })
}

function headersWith(cookies: string[], others: Record<string, string>): Headers {
  const headers = new Headers({ ...others, 'Referrer-Policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
