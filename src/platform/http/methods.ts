import type { NextRequest } from 'next/server'
import { setImmediate as breathe } from 'node:timers/promises'
import { errorBody } from '../errors/error-codes'
import { log } from '../log/log'
import type { ErrorAnswer } from './error-schema'
import { methodNotAllowed, notFound } from './messages'
import { inOneRequest } from './per-request'
import { streamed } from '../text/streamed'
import { toProblem } from './to-problem'

/**
 * Handler of a call. It returns a value to send as JSON, portions of a list to send as one JSON array, `null` for an unknown
 * address, or a `Response` of its own.
 */
export type Handler<Params> = (request: NextRequest, params: Params) => unknown

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Context<Params> {
  params: Promise<Params>
}

type Route<Params> = (request: NextRequest, context: Context<Params>) => Promise<Response>

/** Entries above which a list is written in parts. */
const partSize = 500

/**
 * All methods of a route file. Those given are wrapped: results become JSON, errors the documented
 * `{message, code}`. GET brings HEAD, OPTIONS tells what is allowed, anything else is answered by 405.
 * @param missing message of the 404 where a handler answers `null`
 */
export function methods<Params = object>(
  handlers: Partial<Record<Method, Handler<Params>>>,
  { missing = notFound }: { missing?: string } = {},
): Record<Method | 'HEAD' | 'OPTIONS', Route<Params>> {
  const allowed = [
    ...Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    'OPTIONS',
  ].join(', ')
  const refuse: Route<Params> = async () =>
    Response.json(errorBody({ status: 405, message: methodNotAllowed }), {
      status: 405,
      headers: { Allow: allowed },
    })
  const route = (method: Method): Route<Params> => {
    const handler = handlers[method]
    return handler ? wrapped(handler, missing) : refuse
  }
  const get = route('GET')
  return {
    GET: get,
    HEAD: handlers.GET ? async (...call) => withoutBody(await get(...call)) : refuse,
    POST: route('POST'),
    PUT: route('PUT'),
    PATCH: route('PATCH'),
    DELETE: route('DELETE'),
    OPTIONS: async () => new Response(null, { status: 204, headers: { Allow: allowed } }),
  }
}

function wrapped<Params>(handler: Handler<Params>, missing: string): Route<Params> {
  return async (request, context) => {
    const response = await answerOf(handler, request, context, missing)
    if (!response.headers.has('Cache-Control')) setCaching(response, request.method)
    return response
  }
}

async function answerOf<Params>(
  handler: Handler<Params>,
  request: NextRequest,
  context: Context<Params>,
  missing: string,
): Promise<Response> {
  try {
    const params = await context.params
    const answer = () => handler(request, params)
    const result = await (isRead(request.method) ? inOneRequest(answer) : answer())
    if (result instanceof Response) return result
    if (result === null)
      return Response.json(errorBody({ status: 404, message: missing }), { status: 404 })
    if (isInPortions(result)) return await jsonList(result)
    const isLong = Array.isArray(result) && result.length > partSize
    return isLong ? await jsonList(portionsOf(result)) : Response.json(result)
  } catch (error) {
    return errorAnswer(error, request)
  }
}

/** Reads depend on the language, which a cookie may choose: no shared cache may keep them. */
function setCaching({ headers }: Response, method: string): void {
  headers.set('Cache-Control', isRead(method) ? 'private, no-cache' : 'no-store')
  if (isRead(method)) headers.append('Vary', 'Cookie')
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}

/** Answers an error as documented: `{message, code, errors?: [{message, field}]}`. What is the server's fault is logged. */
function errorAnswer(error: unknown, request: Request): Response {
  const problem = toProblem(error)
  const { status, fields, headers, isOurs } = problem
  if (isOurs) {
    const { method, url } = request
    log.error({ err: error, method, path: new URL(url).pathname, msg: 'A call failed' })
  }
  const errors = fields.map(({ path, sentence }) =>
    path === '' ? { message: sentence } : { message: sentence, field: path },
  )
  const body: ErrorAnswer = errorBody(problem, errors.length > 0 ? { errors } : {})
  return Response.json(body, { status, headers })
}

/**
 * Sends a list as JSON, the same bytes as `Response.json` answers. A long one is written in parts, as the client takes them:
 * written at once, it would be in memory twice more, as text and as bytes, and the server would answer no other request meanwhile.
 */
const jsonList = (portions: AsyncIterable<readonly unknown[]>): Promise<Response> =>
  streamed(jsonParts(portions), { 'Content-Type': 'application/json' })

async function* jsonParts(portions: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let start = '['
  for await (const portion of portions) {
    if (portion.length === 0) continue
    yield start + JSON.stringify(portion).slice(1, -1)
    start = ','
    await breathe()
  }
  yield start === '[' ? '[]' : ']'
}

async function* portionsOf(list: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  for (let at = 0; at < list.length; at += partSize) yield list.slice(at, at + partSize)
}

const isInPortions = (result: unknown): result is AsyncIterable<readonly unknown[]> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result
