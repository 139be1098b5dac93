import { errorBody } from '../errors/error-codes'
import type { ErrorAnswer } from './error-schema'
import { log } from '../log/log'
import { toProblem } from './to-problem'

/** Answers an error as documented: `{message, code, errors?: [{message, field}]}`. What is the server's fault is logged. */
export function errorAnswer(error: unknown, request: Request): Response {
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
