import { awayHeaders, unavailableMessage } from '../errors/database-unavailable'
import { errorBody, ownCode, type ErrorContent } from '../errors/error-codes'
import { failed, notFound } from '../http/messages'

/**
 * Makes an answer of Payload fit for everybody: errors are JSON with `message` and `code`, never one of the
 * server's own, and nothing of staff is kept by caches.
 */
export async function publicAnswer(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'private, no-store')
  for (const name of corsHeaders) headers.delete(name)
  // 501 is Payload's word for collections without a REST API, and tells the server's own address.
  if (answer.status === 501) return failure({ status: 404, message: notFound }, headers)
  if (answer.status < 400) return new Response(answer.body, { status: answer.status, headers })
  const isOurs = headers.has(refusalHeader)
  headers.delete(refusalHeader)
  if (answer.status === 503 && !isOurs) return away(headers)
  const body = await bodyOf(answer)
  const { status } = answer
  if (status >= 500 && !isOurs) return failure({ status, message: failed }, headers)
  const message = messageOf(body) ?? 'Refused'
  return json(
    status,
    errorBody({ status, message, code: ownCode(body) }, withoutFlags(body)),
    headers,
  )
}

/** Tells, within the server, that the message of an answer of 500 and above was written for the caller. */
export const refusalHeader = 'x-refusal'

/** Payload names methods and headers for other origins even where none is allowed. */
const corsHeaders = ['Access-Control-Allow-Headers', 'Access-Control-Allow-Methods']

export const failure = (
  told: ErrorContent,
  headers: ConstructorParameters<typeof Headers>[0] = {},
): Response => json(told.status, errorBody(told), new Headers(headers))

/** The answer where database or disk cannot be used. */
export function away(headers: ConstructorParameters<typeof Headers>[0] = {}): Response {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(awayHeaders)) all.set(name, value)
  return failure({ status: 503, message: unavailableMessage, code: 'storage_unavailable' }, all)
}

function json(status: number, body: object, headers: Headers): Response {
  headers.delete('content-length')
  headers.set('Content-Type', 'application/json')
  headers.set('Cache-Control', 'private, no-store')
  return new Response(JSON.stringify(body), { status, headers })
}

/**
 * Reads the body of a refusal. Payload hands it on as text alone, and `addMessage` sees only what was thrown: its handlers answer
 * some refusals by themselves.
 */
async function bodyOf(answer: Response): Promise<Record<string, unknown> | undefined> {
  const text = await answer.text()
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** In changes of many, Payload tells for itself whether a message may be shown. */
function withoutFlags(body: Record<string, unknown> = {}): Record<string, unknown> {
  if (!Array.isArray(body.errors)) return body
  const errors = (body.errors as object[]).map((error) => ({ ...error, isPublic: undefined }))
  return { ...body, errors }
}

function messageOf(body: Record<string, unknown> | undefined): string | undefined {
  if (typeof body?.message === 'string') return body.message
  const [first] = Array.isArray(body?.errors) ? (body.errors as { message?: unknown }[]) : []
  return typeof first?.message === 'string' ? first.message : undefined
}
