import { ZodError } from 'zod'
import { awayHeaders, awayMessage, isDatabaseAway } from '../database/away'
import { log } from '../log'
import { type Problem } from './http-error'

/**
 * Turns an error into the documented answer `{message, errors?: [{message, field}]}`: 400 for what zod
 * refuses, the error's own status for a refusal (ours or Payload's), 503 where the database is away, 500
 * without detail for the rest, which is logged.
 */
export function errorAnswer(error: unknown, request: Request): Response {
  if (error instanceof ZodError) return refusal(400, problemsOfZod(error))
  // Payload calls a picture that could not be written a refusal.
  const isAway = isDatabaseAway(error)
  if (isRefusal(error) && !isAway) {
    const problems = error.problems ?? problemsOfPayload(error)
    return problems.length > 0
      ? refusal(error.status, problems, error.headers)
      : Response.json({ message: error.message }, { status: error.status, headers: error.headers })
  }
  const { method, url } = request
  log.error({ err: error, method, path: new URL(url).pathname, msg: 'A call failed' })
  return isAway
    ? Response.json({ message: awayMessage }, { status: 503, headers: awayHeaders })
    : Response.json({ message: 'Something went wrong.' }, { status: 500 })
}

interface RefusalLike extends Error {
  status: number
  headers?: Record<string, string>
  problems?: Problem[]
  data?: { errors?: unknown } | null
}

/** Payload's own errors have a message for the caller below 500 only, ours with any status. */
const isRefusal = (error: unknown): error is RefusalLike => {
  const { status } = (error ?? {}) as { status?: unknown }
  if (!(error instanceof Error) || typeof status !== 'number' || status < 400) return false
  return status < 500 || error.name === 'HttpError'
}

const refusal = (status: number, errors: Problem[], headers?: Record<string, string>): Response =>
  Response.json(
    { message: [...new Set(errors.map(({ message }) => message))].join('. '), errors },
    { status, headers },
  )

function problemsOfZod(error: ZodError): Problem[] {
  return error.issues.map(({ path, message }) => {
    const field = path.join('.')
    return field === '' ? { message } : { message: named(field, message), field }
  })
}

function problemsOfPayload(error: RefusalLike): Problem[] {
  const errors = Array.isArray(error.data?.errors) ? error.data.errors : []
  return errors
    .filter((entry) => typeof entry?.path === 'string' && typeof entry?.message === 'string')
    .map(({ path, message }) => ({ message: named(path, message), field: path }))
}

/** Messages of ours are predicates ("is required"), those of libraries whole sentences. */
const named = (field: string, message: string): string =>
  /^\p{Ll}/u.test(message) ? `${field} ${message}` : `${field}: ${message}`
