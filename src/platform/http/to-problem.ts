import { isLanguage, languageNames } from '@/src/i18n/languages'
import { codeOfStatus, type ErrorCode, ownCode } from '../errors/error-codes'
import {
  awayHeaders,
  unavailableMessage,
  isDatabaseUnavailable,
} from '../errors/database-unavailable'
import { failed } from './messages'
import { issuesByField, type ZodIssue } from './zod-issues'

/** Problem of one field. */
export interface FieldProblem {
  /** Path of the field, with dots; empty for the whole body. */
  path: string
  message: string
  /** The message with the field's name, for readers who see it by itself. */
  sentence: string
}

/** An error as its caller is told. */
export interface Problem {
  status: number
  message: string
  code: ErrorCode
  fields: FieldProblem[]
  headers: Record<string, string>
  /** True where the server is at fault, and the cause belongs into the log. */
  isOurs: boolean
}

/**
 * Turns any error into what its caller is told, the same for the public API, the staff API, calls of many and the
 * server: 400 for what zod, a field or a malformed id refuses, the error's own status for a refusal (ours or
 * Payload's), 503 where the database is away, and 500 without detail for the rest.
 */
export function toProblem(error: unknown): Problem {
  // Payload calls a picture that could not be written a refusal.
  if (isDatabaseUnavailable(error)) {
    return {
      status: 503,
      message: unavailableMessage,
      code: 'storage_unavailable',
      fields: [],
      headers: awayHeaders,
      isOurs: true,
    }
  }
  const malformed = malformedValue(error)
  if (malformed) return refusal(400, malformed)
  const fields = fieldsOf(error)
  if (isOfZod(error)) return refusal(400, joined(fields), fields)
  if (!isRefusal(error)) return { ...refusal(500, failed), isOurs: true }
  const message = fields.length > 0 ? joined(fields) : error.message
  const { status, headers } = error
  return { ...refusal(status, message, fields, headers), ...codeIn(error) }
}

const refusal = (
  status: number,
  message: string,
  fields: FieldProblem[] = [],
  headers: Record<string, string> = {},
): Problem => {
  const areInvalid = status === 400 && fields.length > 0
  const code = areInvalid ? 'invalid_fields' : codeOfStatus(status)
  return { status, message, code, fields, headers, isOurs: false }
}

function codeIn(error: unknown): Partial<Problem> {
  const code = ownCode(error)
  return code ? { code } : {}
}

interface Refusal extends Error {
  status: number
  headers?: Record<string, string>
}

/** Payload's own errors have a message for the caller below 500 only, ours with any status. */
function isRefusal(error: unknown): error is Refusal {
  if (!(error instanceof Error)) return false
  const { name, status } = error as Partial<Refusal>
  return (
    typeof status === 'number' &&
    status >= 400 &&
    (status < 500 || name === 'HttpError' || name === 'Refusal')
  )
}

/** By its form, so that who reads errors need not load zod. */
const isOfZod = (error: unknown): error is Error & { issues: ZodIssue[] } =>
  error instanceof Error && Array.isArray((error as { issues?: unknown }).issues)

function fieldsOf(error: unknown): FieldProblem[] {
  if (isOfZod(error)) {
    return issuesByField(error.issues).map(({ path: parts, message }) => {
      const path = parts.join('.')
      return { path, message, sentence: path === '' ? message : named(path, message) }
    })
  }
  const { field, data } = (error ?? {}) as { field?: unknown; data?: { errors?: unknown } | null }
  if (typeof field === 'string') {
    const { message } = error as Error
    return [{ path: field, message, sentence: message }]
  }
  const entries: unknown[] = Array.isArray(data?.errors) ? data.errors : []
  return entries
    .filter(isOfPayload)
    .map((entry) => ({ path: entry.path, message: entry.message, sentence: sentenceOf(entry) }))
}

interface PayloadField {
  message: string
  path: string
  label?: unknown
}

function isOfPayload(value: unknown): value is PayloadField {
  const { path, message } = (value ?? {}) as Partial<PayloadField>
  return typeof path === 'string' && typeof message === 'string'
}

/** Messages of ours are predicates ("is required"), those of libraries whole sentences. */
const named = (field: string, message: string): string =>
  /^\p{Ll}/u.test(message) ? `${field} ${message}` : `${field}: ${message}`

/** Our own messages name their field, an inner one without its row; Payload's ("This field is required.") do not. */
function sentenceOf(field: PayloadField): string {
  const { message, path } = field
  const translation = readTranslationPath(path)
  if (translation)
    return `${translation.language}: ${sentenceOf({ ...field, path: translation.inner })}`
  const place = placeOf(field)
  if (/^(?:is|are|has|have|must|may|can|cannot|does|do)\b/.test(message))
    return `${place} ${message}`
  if (!namesItsField(field)) return `${place}: ${message}`
  const [name = '', ...outer] = path.split('.').reverse()
  return outer.length > 0 && message.startsWith(`${name} `)
    ? place + message.slice(name.length)
    : message
}

const namesItsField = ({ message, path }: PayloadField): boolean =>
  message.startsWith(path) ||
  message.includes(' › ') ||
  !/\b(field|value|invalid)\b|^Please /i.test(message)

/** Returns the place of a field: its name on the top level, the labels of its ancestors for an inner one. */
const placeOf = ({ path, label }: PayloadField): string =>
  path.includes('.') && typeof label === 'string' ? label.replaceAll(' > ', ' › ') : path

/** All sentences, each once; what has no full stop gets one where another follows. */
const joined = (fields: FieldProblem[]): string =>
  [...new Set(fields.map(({ sentence }) => sentence))]
    .map((text, index, all) =>
      index === all.length - 1 || /[.!?。]$/.test(text) ? text : `${text}.`,
    )
    .join(' ')

/** Returns the message for an error of MongoDB's driver about an invalid id in a query or record. */
function malformedValue(error: unknown): string | undefined {
  const { name, kind, path } = (error ?? {}) as { name?: string; kind?: unknown; path?: unknown }
  if (name !== 'CastError' && name !== 'BSONError') return undefined
  if (typeof path !== 'string' || path === '_id') return 'An id is malformed'
  return kind === 'ObjectId'
    ? `${path} names something that does not exist`
    : `${path} is malformed`
}

/**
 * Reads the path of a text in another language of a save (`translations.<lng>.<path>`).
 * @returns the name of the language and the path within it; undefined for every other path
 */
function readTranslationPath(path: string): { language: string; inner: string } | undefined {
  const [, lng, inner] = /^translations\.([^.]+)\.(.+)$/.exec(path) ?? []
  return isLanguage(lng) && inner ? { language: languageNames[lng], inner } : undefined
}
