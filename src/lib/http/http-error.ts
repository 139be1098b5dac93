/** Refuses a call: its status and message go to the caller as they are. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'HttpError'
  }
}

/** One thing that is wrong with what was sent, as every error answer lists it. */
export interface Problem {
  message: string
  field?: string
}

/** Refuses what was sent because of one field, which the message names. */
export class FieldError extends HttpError {
  readonly problems: Problem[]

  constructor(field: string, predicate: string) {
    super(400, `${field} ${predicate}`)
    this.problems = [{ message: this.message, field }]
  }
}
