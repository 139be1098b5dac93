import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer } from './staff-call'
import { testServer } from './test-server'

export interface PublicCall {
  method?: string
  /** An object is sent as JSON; a text, form, bytes or stream as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** Another server than the one of the run. */
  baseUrl?: string
}

const run = randomBytes(8)

/** Test files share a server; each is a client of its own, so that none uses up the calls of another. */
function client(): string {
  const file = expect.getState().testPath ?? ''
  return `10.${createHash('sha256').update(run).update(file).digest().subarray(0, 3).join('.')}`
}

/** Calls the public API, below `/api`. Redirects are answers, too. */
export async function api(path: string, call: PublicCall = {}): Promise<Answer> {
  const { method = 'GET', body, headers, baseUrl = testServer().baseUrl } = call
  const isJson = typeof body === 'object' && body?.constructor === Object
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    redirect: 'manual',
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
    headers: {
      'X-Forwarded-For': client(),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const text = await response.text()
  const isJsonAnswer = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJsonAnswer ? JSON.parse(text) : text,
  }
}
