import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { filePolicy } from '@/src/platform/http/content-policy'
import { type ErrorCode, errorBody } from '@/src/platform/errors/error-codes'
import { methodNotAllowed } from '@/src/platform/http/messages'

/** An answer to a request that goes no further. */
export interface Refusal {
  status: number
  message: string
  /** That of the status where it is left out. */
  code?: ErrorCode
  headers?: Record<string, string>
}

/** Methods that the server takes. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const methodRefusal = {
  status: 405,
  message: methodNotAllowed,
  headers: { Allow: methods.join(', ') },
}

export const bodyRefusal = { status: 413, message: 'The request is too large' }

/** Answers in the shape of all errors of the site; what is under way already is left alone. */
export function sendError(response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent) return
  const { status, headers } = refusal
  const body = JSON.stringify(errorBody(refusal))
  response.writeHead(status, { ...plainHeaders, ...headers }).end(body)
}

/** The same where there is no request yet: Node could not read it, or it asked for a tunnel. */
export function sendErrorToSocket(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) return
  const { status, headers } = refusal
  const body = JSON.stringify(errorBody(refusal))
  const all = {
    ...plainHeaders,
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/** Returns the refusal of bytes that Node cannot parse as a request. */
export function refusalOfUnreadable({ code }: { code?: string }): Refusal {
  if (code === 'HPE_INVALID_METHOD') return methodRefusal
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, message: 'The headers are too large' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request took too long' }
  return { status: 400, message: 'The request is malformed' }
}

/** Headers of every error of the site. */
export const plainHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': filePolicy,
  'Referrer-Policy': 'no-referrer',
}
