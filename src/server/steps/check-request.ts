import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { otherSite } from '@/src/platform/http/messages'
import { acceptsPage, isFromOwnOrigin } from '@/src/platform/http/own-origin'
import { maxUploadBytes } from '@/src/platform/private-files/uses'
import { bodyRefusal, methodRefusal, methods, type Refusal } from '../send-error'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

const maxUrlLength = 8 * 1024
const defaultMaxBodyBytes = 10 * 1024 * 1024

/**
 * Most bytes that are read of a form that a browser sent itself: more than the limit, to show it again with the typed
 * text.
 */
const maxFormBytes = 101 * 1024 * 1024

/**
 * Returns the largest body of a request, bytes; larger where files are accepted, which are not kept in memory, and
 * where a refused form is shown again: its call refuses a body that is too large itself.
 */
export function maxBodyBytes({ method, url = '', headers }: RequestHead): number {
  const isForm = method === 'POST' && forms.test(url) && acceptsPage(headers.accept)
  return isForm ? maxFormBytes : (maxUploadBytes(url) ?? defaultMaxBodyBytes)
}

/** The calls to which forms of visitors are sent. */
const forms =
  /^\/api\/(?:inquiries|quote-requests|job-applications|documents\/[^/?]+\/requests|document-files\/[^/?]+)(?:\?|$)/

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { rawHeaders?: string[] }

/**
 * Returns the refusal of a request that no handler need see. To be called once headers that a client must not send are
 * removed.
 */
export const refuseRequest = (request: RequestHead): Refusal | undefined =>
  refusalOfMalformed(request) ?? refusalOfForeignPage(request) ?? refusalOfPageWrite(request)

/** Next would answer some of these with 500. */
function refusalOfMalformed(request: RequestHead): Refusal | undefined {
  const { method = '', url = '', headers, rawHeaders = [] } = request
  if (!methods.includes(method)) return methodRefusal
  if (!hasOneHost(headers, rawHeaders)) return { status: 400, message: 'The host is malformed' }
  if (url.length > maxUrlLength) return { status: 414, message: 'The address is too long' }
  if (!isWellFormed(url)) return { status: 400, message: 'The address is malformed' }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes(request)) return bodyRefusal
  return undefined
}

/**
 * A form or action that another site's page sends to one of our pages. Next refuses these too, but
 * with 500; the API has its own rules.
 */
function refusalOfForeignPage({
  method = '',
  url = '',
  headers,
}: RequestHead): Refusal | undefined {
  const { origin, host, 'x-forwarded-host': forwarded = host, 'sec-fetch-site': site } = headers
  if (!isPageWrite(method, url)) return undefined
  const own = String(forwarded).split(',', 1)[0]?.trim()
  const isForeign = origin !== undefined && !isFromOwnOrigin({ origin, host: own })
  const isCrossSite = site !== undefined && site !== 'same-origin'
  return isForeign || isCrossSite ? { status: 403, message: otherSite } : undefined
}

/**
 * A write to a page. Only the panel takes any, calls of its own functions, and Next answers 500 to most
 * others; forms are sent to the API.
 */
function refusalOfPageWrite({ method = '', url = '', headers }: RequestHead): Refusal | undefined {
  if (!isPageWrite(method, url)) return undefined
  const isPanel = /^\/admin(?:[/?]|$)/.test(url)
  if (method === 'POST' && isPanel && headers['next-action'] !== undefined) return undefined
  return { ...methodRefusal, headers: { Allow: readingMethods.join(', ') } }
}

const isPageWrite = (method: string, url: string): boolean =>
  !readingMethods.includes(method) && !url.startsWith('/api/')

/** A name or an address, with or without a port; empty where a client knows none. */
const host = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Returns true for one host only: of two, a proxy in front and the site could each use another one. */
function hasOneHost(headers: IncomingHttpHeaders, rawHeaders: string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host')
  return hosts.length <= 1 && host.test(headers.host ?? '')
}

function isWellFormed(url: string): boolean {
  if (!url.startsWith('/') || /%00/.test(url)) return false
  try {
    decodeURIComponent(String(url.split('?', 1)[0]))
    return true
  } catch {
    return false
  }
}
