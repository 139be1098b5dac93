import type { ErrorCode } from '@/src/platform/errors/error-codes'

/** A problem with one field of a document. */
export interface RefusedField {
  path: string
  message: string
}

/** An answer of the server that is no success, with its own words, which are English. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: RefusedField[] = [],
    readonly code?: ErrorCode,
  ) {
    super(message)
  }
}

/** The refusal that an answer stands for. */
export function refusedBy(status: number, body: unknown): Refused {
  const {
    message,
    code,
    errors = [],
  } = (body ?? {}) as {
    message?: string
    code?: ErrorCode
    errors?: { data?: { errors?: Partial<RefusedField>[] } }[]
  }
  const fields = errors
    .flatMap(({ data }) => data?.errors ?? [])
    .filter((field): field is RefusedField => [field.path, field.message].every(isText))
  return new Refused(status, message ?? '', fields, code)
}

const isText = (value: unknown): value is string => typeof value === 'string'
