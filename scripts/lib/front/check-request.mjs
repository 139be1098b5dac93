const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const allowedMethods = methods.join(', ')

const longestAddress = 8 * 1024
export const largestBody = 10 * 1024 * 1024

/**
 * What is wrong with a request that no handler need see: Next would answer some of these with 500.
 * @param {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders, rawHeaders?: string[] }} request
 * @returns {{ status: number, message: string, headers?: Record<string, string> } | undefined}
 */
export function refusalOf({ method = '', url = '', headers, rawHeaders = [] }) {
  if (!methods.includes(method)) return methodRefusal
  if (!hasOneHost(headers, rawHeaders)) return { status: 400, message: 'The host is malformed' }
  if (url.length > longestAddress) return { status: 414, message: 'The address is too long' }
  if (!isWellFormed(url)) return { status: 400, message: 'The address is malformed' }
  if (Number(headers['content-length'] ?? 0) > largestBody) return bodyRefusal
  return undefined
}

/**
 * A form or action that another site's page sends to one of our pages. Next refuses these too, but
 * with 500; the API has its own rules. To be asked once untrusted headers are gone.
 * @param {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 */
export function refusalOfForeignPage({ method = '', url = '', headers }) {
  const isPageWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method) && !url.startsWith('/api/')
  const { origin, host, 'x-forwarded-host': forwarded = host } = headers
  if (!isPageWrite || origin === undefined) return undefined
  const own = String(forwarded).split(',')[0].trim()
  const isOwn = URL.canParse(origin) && new URL(origin).host === own
  return isOwn ? undefined : { status: 403, message: 'This was sent from another site' }
}

/**
 * A write to a page. Only the panel takes any, calls of its own functions, and Next answers 500 to most
 * others; forms are sent to the API.
 * @param {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders }} request
 */
export function refusalOfPageWrite({ method = '', url = '', headers }) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || url.startsWith('/api/')) return undefined
  const isPanel = /^\/admin(?:[/?]|$)/.test(url)
  if (method === 'POST' && isPanel && headers['next-action'] !== undefined) return undefined
  return { ...methodRefusal, headers: { Allow: 'GET, HEAD, OPTIONS' } }
}

export const methodRefusal = {
  status: 405,
  message: 'Method not allowed',
  headers: { Allow: allowedMethods },
}

export const bodyRefusal = { status: 413, message: 'The request is too large' }

/** A name or an address, with or without a port; empty where a client knows none. */
const host = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Of two hosts, a proxy in front and the site could each take another one. */
function hasOneHost(headers, rawHeaders) {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host')
  return hosts.length <= 1 && host.test(headers.host ?? '')
}

function isWellFormed(url) {
  if (!url.startsWith('/') || /%00/.test(url)) return false
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}
