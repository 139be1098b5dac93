import { APIError, type AfterErrorHook, ValidationError } from 'payload'

/**
 * Refuses a call with a message for the caller. Not a bare `APIError`: the minified build leaves that
 * nameless, and Payload then answers "An unknown error occurred".
 */
export class Refusal extends APIError {
  constructor(status: number, message: string) {
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
  const problems = fieldProblems(error)
  const message = problems.length > 0 ? joined(problems) : firstMessage(result)
  return { response: { message: message ?? error.message, ...result } }
}

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
