import { APIError, type AfterErrorHook, ValidationError } from 'payload'
import type { ErrorAnswer } from '@/src/contract/error'
import { awayMessage, isDatabaseAway } from '@/src/lib/database/away'
import { noteFailure } from '@/src/lib/database/repeat'

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

export const notSignedIn = 'Not signed in'

/**
 * Gives every error answer of the REST API a top-level `message`, which the documented clients read
 * (section 8) and which names the field. Payload's `errors` list stands beside it, for the panel, without
 * the names of classes, collections and tables. Who is not signed in gets 401 in place of Payload's 403.
 */
export const addMessage: AfterErrorHook = ({ error, req, result }) => {
  noteFailure(error)
  const malformed = malformedValue(error)
  if (malformed) return { response: { ...result, message: malformed }, status: 400 }
  if (isDatabaseAway(error)) {
    return { response: { message: awayMessage }, status: 503 }
  }
  if ((error as { status?: unknown }).status === 403 && !req.user) {
    return { response: { message: notSignedIn, errors: [{ message: notSignedIn }] }, status: 401 }
  }
  const problems = fieldProblems(error)
  const message = (problems.length > 0 ? joined(problems) : firstMessage(result)) ?? error.message
  const { more = {} } = error as Partial<Refusal>
  return { response: { ...result, message, errors: errorsOf(result, problems), ...more } }
}

/** The list `errors` of an answer, as the contract has it. */
function errorsOf(result: object | undefined, problems: FieldProblem[]): ErrorAnswer['errors'] {
  const { errors = [] } = (result ?? {}) as { errors?: { message?: unknown }[] }
  const fields = problems.map(({ path, message }) => ({ path, message }))
  return errors.map(({ message }) => ({
    message: String(message),
    ...(fields.length > 0 ? { data: { errors: fields } } : {}),
  }))
}

/** Status and message of a refusal, as its answer would have them; undefined for an error of the server. */
export function refusalOf(error: unknown): { status: number; message: string } | undefined {
  if (!(error instanceof Error)) return undefined
  const malformed = malformedValue(error)
  if (malformed) return { status: 400, message: malformed }
  if (isDatabaseAway(error)) return { status: 503, message: awayMessage }
  const { status } = error as { status?: unknown }
  if (typeof status !== 'number' || status >= 500) return undefined
  const problems = fieldProblems(error)
  return { status, message: problems.length > 0 ? joined(problems) : error.message }
}

/** What is wrong with single fields, by the errors of Payload. */
export const problemsOf = (error: unknown): { field: string; message: string }[] =>
  fieldProblems(error).map(({ path, message }) => ({ field: path, message }))

/** What MongoDB's driver throws where a query or a record has an id that cannot be one, and what to say of it. */
function malformedValue({ name, ...error }: Error): string | undefined {
  if (name !== 'CastError' && name !== 'BSONError') return undefined
  const { kind, path } = error as { kind?: unknown; path?: unknown }
  if (typeof path !== 'string' || path === '_id') return 'An id is malformed'
  return kind === 'ObjectId'
    ? `${path} names something that does not exist`
    : `${path} is malformed`
}

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

const joined = (problems: FieldProblem[]): string => [...new Set(problems.map(sentence))].join(' ')

/** Our own messages name their field, an inner one without its row; Payload's ("This field is required.") do not. */
function sentence(problem: FieldProblem): string {
  const { message, path } = problem
  if (!isOurs(problem)) return `${placeOf(problem)}: ${message}`
  const [name = '', ...outer] = path.split('.').reverse()
  return outer.length > 0 && message.startsWith(`${name} `)
    ? placeOf(problem) + message.slice(name.length)
    : message
}

const isOurs = ({ message, path }: FieldProblem): boolean =>
  message.startsWith(path) ||
  message.includes(' › ') ||
  !/\b(field|value|invalid)\b|^Please /i.test(message)

/** Where a problem is: the name of the document's own field, the labels on the way to an inner one. */
const placeOf = ({ path, label }: FieldProblem): string =>
  path.includes('.') && typeof label === 'string' ? label.replaceAll(' > ', ' › ') : path

function firstMessage(result: object | undefined): string | undefined {
  const { message, errors } = (result ?? {}) as {
    message?: string
    errors?: { message?: string }[]
  }
  return message ?? errors?.[0]?.message
}
