import { type z } from 'zod'

/** One call of the API, as OpenAPI document and reference page show it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api`, with parameters in braces: `/product/{id}`. */
  path: string
  /** Heading under which it stands. */
  subject: string
  summary: string
  /** Descriptions of the parameters in braces. */
  parameters?: Record<string, string>
  query?: z.ZodObject
  body?: Content
  /** A form that may be sent in place of `body`. */
  form?: Content
  /** Without a schema it has no body. */
  answer: Partial<Content> & { status: number }
  /** Statuses with which it refuses, besides those that `listRefusals` finds by what it is; their answers are all alike. */
  refusals: number[]
  /** Only for staff who are signed in. */
  isForStaff?: boolean
  /** Opens an operation of the staff API to API keys with the right for it. */
  isForKeys?: boolean
  /** Opens an operation of the staff API to visitors too, who get public data. */
  isOpen?: boolean
}

export interface Content {
  /** `application/json` unless it says something else. */
  type?: string
  schema: z.ZodType
}

/** Statuses with which an operation refuses: its own, and those that any call of its kind may meet. */
export function listRefusals(operation: Operation): number[] {
  const { path, body, form, isForStaff, isOpen, refusals: own } = operation
  const sent = [body, form].filter((content) => content !== undefined)
  const isJson = sent.some(({ type = 'application/json' }) => type === 'application/json')
  const all = [
    ...own,
    // A malformed address.
    400,
    ...(isForStaff && !isOpen ? [401, 403] : []),
    ...(path.includes('{') ? [404] : []),
    // Another method than those of the path.
    405,
    ...(sent.length > 0 ? [413] : []),
    ...(isJson ? [415] : []),
  ]
  return [...new Set(all)].sort((a, b) => a - b)
}

/** Meanings of refusals; also the complete list of them. */
export const refusals: Record<number, string> = {
  400: 'Something in the call is wrong; the message names the field',
  401: 'Not signed in',
  403: 'Not allowed: to this account, or to a form of another site',
  404: 'There is nothing at this address',
  405: 'The address has no such method; Allow names those it has',
  409: 'It does not fit what is stored: something depends on it, or somebody saved meanwhile',
  413: 'The body is too large',
  415: 'The body is neither JSON nor a form',
  423: 'Somebody has the record open in the panel',
  429: 'Too many calls; Retry-After says how many seconds to wait',
  502: 'Another server that is asked for this does not answer as it should',
  503: 'The database does not answer',
  507: 'There is no room for more files of visitors; without files it can be sent',
}
