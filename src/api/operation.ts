import type { NextRequest } from 'next/server'
import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { refuseInView } from '@/src/data/payload/staff'
import { LanguageQuery, negotiateLanguage } from '@/src/i18n/language-cookie'
import type { Language } from '@/src/i18n/languages'
import { HttpError } from '@/src/platform/errors/http-error'
import { limitCalls, type RateLimit } from '@/src/platform/http/rate-limit'
import { notFound } from '@/src/platform/http/messages'
import type { Handler } from '@/src/platform/http/methods'

/** An operation of the API: the function that answers it, and its documentation unless only the site itself calls it. */
export type ApiOperation = DocumentedOperation | UndocumentedOperation

interface DocumentedOperation extends Operation {
  isDocumented: true
  respond: Respond
}

interface UndocumentedOperation extends Pick<Operation, 'method' | 'path'> {
  isDocumented: false
  respond: Respond
}

type Respond = Handler<Record<string, string>>

/** A call of an operation, as its handler gets it. */
interface Call<Path extends string, Query extends z.ZodObject> {
  request: NextRequest
  /** Values of the parameters in braces, decoded. */
  params: Record<ParameterName<Path>, string>
  query: z.output<Query>
  /**
   * Language of the answer.
   * @throws ZodError where `?lng=` is none of the site's languages
   */
  readonly lng: Language
}

/** Names of the parameters in braces of a path. */
type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

type NoQuery = z.ZodObject<Record<never, never>>

interface Behaviour<Path extends string, Query extends z.ZodObject> {
  path: Path
  query?: Query
  /** Refuses clients with more calls by 429, before the query is parsed. */
  limit?: RateLimit
  /** Message of the 404 where the handler returns `null`. */
  missing?: string
  /** Returns what a `Handler` does: a value to send as JSON, portions of a list, `null`, or a `Response`. */
  handler: (call: Call<Path, Query>) => unknown
}

type Documentation<Path extends string> = Omit<Operation, 'path' | 'query' | 'parameters'> & {
  parameters?: Record<ParameterName<Path>, string>
  /** Documents `?lng=`, for an answer that depends on the language. */
  isLocalized?: boolean
}

/** Defines a documented operation. */
export function operation<const Path extends string, Query extends z.ZodObject = NoQuery>(
  spec: Behaviour<Path, Query> & Documentation<Path>,
): ApiOperation {
  const { query, limit, missing, handler, isLocalized = false, ...documentation } = spec
  const shape = { ...(isLocalized ? LanguageQuery.shape : {}), ...query?.shape }
  return {
    ...documentation,
    ...(Object.keys(shape).length > 0 ? { query: z.object(shape) } : {}),
    isDocumented: true,
    respond: respondWith({ path: spec.path, query, limit, missing, handler }),
  }
}

/** Defines a documented read whose JSON depends on the language. */
export const read = <const Path extends string, Query extends z.ZodObject = NoQuery>({
  answer,
  ...spec
}: Behaviour<Path, Query> &
  Pick<Documentation<Path>, 'subject' | 'summary' | 'parameters'> & {
    answer: z.ZodType
    /** Without it: 400, and 404 where the path has parameters. */
    refusals?: number[]
  }): ApiOperation =>
  operation<Path, Query>({
    method: 'get',
    isLocalized: true,
    refusals: spec.parameters ? [400, 404] : [400],
    ...spec,
    answer: { status: 200, schema: answer },
  })

/** Defines an operation that the reference leaves out. */
export const undocumented = <const Path extends string>({
  method,
  ...behaviour
}: Omit<Behaviour<Path, NoQuery>, 'query'> & Pick<Operation, 'method'>): ApiOperation => ({
  method,
  path: behaviour.path,
  isDocumented: false,
  respond: respondWith<Path, NoQuery>(behaviour),
})

function respondWith<Path extends string, Query extends z.ZodObject>({
  query,
  limit,
  missing = notFound,
  handler,
}: Behaviour<Path, Query>): Respond {
  return async (request, params) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) await refuseInView(request.headers)
    if (limit) await limitCalls(limit, request)
    const answer = await handler({
      request,
      params,
      query: (query?.parse(Object.fromEntries(request.nextUrl.searchParams)) ??
        {}) as z.output<Query>,
      get lng() {
        return negotiateLanguage(request)
      },
    })
    if (answer === null) throw new HttpError(404, missing)
    return answer
  }
}
