import { APIError, type AfterErrorHook, ValidationError } from 'payload'
import type { ErrorAnswer } from '@/src/platform/http/error-schema'
import type { ConflictAnswer } from '@/src/contract/staff/drafts'
import { recordFailure } from '@/src/platform/database/repeat'
import { errorBody, type ErrorCode } from '@/src/platform/errors/error-codes'
import { notSignedIn } from '@/src/platform/http/messages'
import { type FieldProblem, toProblem } from '@/src/platform/http/to-problem'
import { refusalHeader } from '@/src/platform/rest/answer'

/**
 * Refuses a call with a message for the caller. Not a bare `APIError`: the minified build leaves that
 * nameless, and Payload then answers "An unknown error occurred".
 */
export class Refusal extends APIError {
  constructor(
    status: number,
    message: string,
    /** Further fields of the answer beside the message. */
    readonly more: Record<string, unknown> = {},
    /** In place of that of the status. */
    readonly code?: ErrorCode,
  ) {
    super(message, status, undefined, true)
    this.name = 'Refusal'
  }
}

/** Refuses a save with 409: another account saved the record after the caller had read it. */
export const editConflict = (message: string, conflict: ConflictAnswer['conflict']): Refusal =>
  new Refusal(409, message, { conflict }, 'edit_conflict')

/** Refuses one field of a document; the answer is 400 and names it. */
export const fieldRefusal = (path: string, message: string, collection?: string): ValidationError =>
  new ValidationError({ collection, errors: [{ path, message }] })

/**
 * Gives every error answer of the REST API a top-level `message`, which the documented clients read
 * (section 8) and which names the field, and a `code`. Payload's `errors` list stands beside it, for the panel, without
 * the names of classes, collections and tables. Who is not signed in gets 401 in place of Payload's 403.
 */
export const addMessage: AfterErrorHook = ({ error, req, result }) => {
  recordFailure(error)
  const problem = toProblem(error)
  const { status, message, fields, headers } = problem
  if (status === 403 && !req.user) {
    const answer = { status: 401, message: notSignedIn }
    return { response: errorBody(answer, { errors: [{ message: notSignedIn }] }), status: 401 }
  }
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ...Object.entries(headers)])
  if (error instanceof Refusal && status >= 500) req.responseHeaders.set(refusalHeader, 'yes')
  const { more = {} } = error as Partial<Refusal>
  const response = errorBody(problem, { errors: errorsOf(result, message, fields), ...more })
  return { response, status }
}

/** The list `errors` of an answer, as the contract has it. */
function errorsOf(
  result: object | undefined,
  message: string,
  fields: FieldProblem[],
): ErrorAnswer['errors'] {
  if (fields.length === 0) return [{ message }]
  const { errors = [] } = (result ?? {}) as { errors?: { message?: unknown }[] }
  const data = { errors: fields.map(({ path, message }) => ({ path, message })) }
  return errors.map((error) => ({ message: String(error.message), data }))
}
