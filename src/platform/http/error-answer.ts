import type { ErrorAnswer } from './error-schema'
import { log } from '../log/log'
import { toProblem } from './to-problem'

/** Answers an error as documented: `{message, errors?: [{message, field}]}`. What is the server's fault is logged. */
export function errorAnswer(error: unknown, request: Request): Response {
  const { status, message, fields, headers, isOurs } = toProblem(error)
  if (isOurs) {
    const { method, url } = request
    log.error({ err: error, method, path: new URL(url).pathname, msg: 'A call failed' })
  }
  const errors = fields.map(({ path, sentence }) =>
    path === '' ? { message: sentence } : { message: sentence, field: path },
  )
  const body: ErrorAnswer = errors.length > 0 ? { message, errors } : { message }
  return Response.json(body, { status, headers })
}
