import type { ErrorCode } from './error-codes'

/** Refuses a call: its status and message go to the caller as they are. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
    /** In place of that of the status. */
    readonly code?: ErrorCode,
  ) {
    super(message)
    this.name = 'HttpError'
  }
}

/** Refuses what was sent because of one field, which the message names. */
export class FieldError extends HttpError {
  constructor(
    readonly field: string,
    predicate: string,
    status = 400,
  ) {
    super(status, `${field} ${predicate}`)
  }
}
