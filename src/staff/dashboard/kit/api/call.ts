import type { ErrorCode } from '@/src/platform/errors/error-codes'
import { endSession, storedToken } from './session-storage'

/** An answer that is no success (specification, section 8). */
export class ApiError extends Error {
  /** Undefined where the answer is none of our server's. */
  readonly code: ErrorCode | undefined

  constructor(
    readonly status: number,
    readonly statusText: string,
    message: string,
    /** Problems of single fields, by their names. */
    readonly fields: Record<string, string> = {},
    /** The whole answer, for calls whose refusals say more. */
    readonly body: unknown = undefined,
  ) {
    super(message)
    this.code = (Object(body) as { code?: ErrorCode }).code
  }
}

/** Returns true where what a call names is not there, or not for this account. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403)

/** The call reached nobody. */
export class NetworkError extends Error {}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** An object goes as JSON; a text or a form as it is. */
  body?: object | string | FormData
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The call goes through even where the page is left at once. */
  keepalive?: boolean
}

/**
 * Calls the site's API: a path is joined to `/api`, an absolute address is used as it is (section 7).
 * @returns parsed JSON, a text where the answer is none, undefined for 204
 * @throws ApiError, NetworkError
 */
export async function api<T>(path: string, call: Call = {}): Promise<T> {
  const { method = 'GET', body, headers, signal, keepalive } = call
  const isJson = isPlainObject(body)
  const url = addressOfCall(path)
  const search = method === 'GET' ? searchIn(url) : undefined
  let answer: Response
  try {
    answer = await fetch(search?.address ?? url, {
      method: search ? 'POST' : method,
      signal,
      keepalive,
      body: search?.query ?? (isJson ? JSON.stringify(body) : (body as BodyInit | undefined)),
      headers: {
        ...authorization(url),
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...search?.headers,
        ...headers,
      },
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(`NETWORK – ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!answer.ok) throw toApiError(answer.status, answer.statusText, await bodyOf(answer), path)
  if (answer.status === 204) return undefined as T
  return (await bodyOf(answer)) as T
}

/**
 * Returns a list that is searched as a POST that stands for the GET, as Payload's panel sends long queries: what staff look for
 * may be the name of a visitor, and addresses get into the logs of proxies. Undefined for every other call.
 */
function searchIn(url: string) {
  const [address = '', query = ''] = url.split('?')
  if (!new URLSearchParams(query).has('search')) return undefined
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Payload-HTTP-Method-Override': 'GET',
  }
  return { address, query, headers }
}

/** Describes a failed call to staff: status, its text and the server's message (section 8). */
export function describe(error: unknown): string {
  if (error instanceof NetworkError) return error.message
  if (!(error instanceof ApiError)) return 'Request failed'
  const head = [String(error.status), error.statusText].filter(Boolean).join(' ')
  return `${head} – ${error.message}`
}

/** The server's own words about a failed call. */
export const getServerMessage = (error: unknown): string | undefined =>
  error instanceof ApiError || error instanceof NetworkError ? error.message : undefined

export const fieldErrorsOfAnswer = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : {}

/** The error that an answer stands for; one that says the session is over ends it here too. */
export function toApiError(status: number, statusText: string, body: unknown, path: string) {
  if (status === 401 && !path.startsWith('/admin/login')) endSession('expired')
  const message = messageIn(body) ?? `HTTP ${status}`
  return new ApiError(status, statusText, message, fieldsIn(body), body)
}

/** The token goes to our own server alone. */
export function authorization(url: string): Record<string, string> {
  const token = storedToken()
  const isOurs = !/^https?:/.test(url) || url.startsWith(`${location.origin}/`)
  return token && isOurs ? { Authorization: `Bearer ${token}` } : {}
}

export const addressOfCall = (path: string): string =>
  /^https?:\/\//.test(path) ? path : `/api${path.startsWith('/') ? '' : '/'}${path}`

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.headers.get('content-type')?.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function messageIn(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() || undefined
  if (typeof body !== 'object' || body === null) return undefined
  const { message } = body as { message?: unknown }
  if (typeof message === 'string' && message !== '') return message
  return Object.keys(body).length > 0 ? JSON.stringify(body) : undefined
}

/** Our own answers name a problem's field beside its message, Payload's inside of `data`. */
function fieldsIn(body: unknown): Record<string, string> {
  const { errors } = (body ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return {}
  const problems = errors.flatMap((error) => [error, ...(error?.data?.errors ?? [])])
  return Object.fromEntries(
    problems
      .map((problem) => [problem?.field ?? problem?.path, problem?.message])
      .filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string')),
  )
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof FormData)
