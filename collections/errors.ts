import { APIError, type AfterErrorHook, ValidationError } from 'payload'
import { awayMessage, isDatabaseAway } from '../src/lib/database/away'

/**
 * Refuses a call with a message for the caller. Not a bare `APIError`: the minified build leaves that
 * nameless, and Payload then answers "An unknown error occurred".
 */
export class Refusal extends APIError {
  constructor(
    status: number,
    message: string,
    /** What the answer tells beside the message. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(message, status, undefined, true)
    this.name = 'Refusal'
  }
}

/** Refuses one field of a document; the answer is 400 and names it. */
export const fieldRefusal = (path: string, message: string, collection?: string): ValidationError =>
  new ValidationError({ collection, errors: [{ path, message }] })

/**
 * Gives every error answer of the REST API a top-level `message`, which the documented clients read
 * (section 8) and which names the field. Payload's `errors` list stands beside it, for the panel.
 */
export const addMessage: AfterErrorHook = ({ error, result }) => {
  if (malformedIds.includes(error.name)) {
    return { response: { ...result, message: 'An id is malformed' }, status: 400 }
  }
  if (isDatabaseAway(error)) {
    return { response: { message: awayMessage }, status: 503 }
  }
  const problems = fieldProblems(error)
  const message = problems.length > 0 ? joined(problems) : firstMessage(result)
  const { more = {} } = error as Partial<Refusal>
  return { response: { message: message ?? error.message, ...result, ...more } }
}

/** Status and message of a refusal, as its answer would have them; undefined for an error of the server. */
export function refusalOf(error: unknown): { status: number; message: string } | undefined {
  if (!(error instanceof Error)) return undefined
  if (malformedIds.includes(error.name)) return { status: 400, message: 'An id is malformed' }
  const { status } = error as { status?: unknown }
  if (typeof status !== 'number' || status >= 500) return undefined
  const problems = fieldProblems(error)
  return { status, message: problems.length > 0 ? joined(problems) : error.message }
}

/** What is wrong with single fields, by the errors of Payload. */
export const problemsOf = (error: unknown): { field: string; message: string }[] =>
  fieldProblems(error).map(({ path, message }) => ({ field: path, message }))

/** What MongoDB's driver throws where a query compares an id with something that is none. */
const malformedIds = ['CastError', 'BSONError']

interface FieldProblem {
  message: string
  path: string
  label?: unknown
}

function fieldProblems(error: unknown): FieldProblem[] {
  const { data } = error as { data?: { errors?: unknown } | null }
  return Array.isArray(data?.errors) ? data.errors.filter(isFieldProblem) : []
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { path, message } = (value ?? {}) as Partial<FieldProblem>
  return typeof path === 'string' && typeof message === 'string'
}

/** Our own messages name their field; Payload's ("This field is required.") do not. */
const joined = (problems: FieldProblem[]): string =>
  [
    ...new Set(
      problems.map(({ path, message }) => `${isOurs(message) ? '' : `${path}: `}${message}`),
    ),
  ].join(' ')

const isOurs = (message: string): boolean => !/\b(field|value|invalid)\b/i.test(message)

function firstMessage(result: object | undefined): string | undefined {
  const { message, errors } = (result ?? {}) as {
    message?: string
    errors?: { message?: string }[]
  }
  return message ?? errors?.[0]?.message
}
