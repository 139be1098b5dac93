/**
 * Codes of errors, by which programs tell errors apart. They stay as they are, unlike messages. The general ones follow the
 * status; a special one stands in place of the general one where a caller acts on it.
 */
export const errorCodes = {
  bad_request: 'The call is malformed, or cannot be done as it was sent',
  invalid_fields: 'Fields are wrong; `errors` names them',
  unauthenticated: 'Not signed in, or not any more',
  second_factor_required: 'The password is right: sign in again with `code` beside it',
  password_expired: 'The initial password is over; an administrator sets another one',
  invitation_invalid: 'The link of the invitation was used, withdrawn or replaced, or has ended',
  forbidden: 'Not allowed to this account, or to a form of another site',
  read_only_view: 'The site is seen as another account; end that view first',
  approval_needed: 'Another person has to approve this before it is published',
  not_found: 'There is nothing at this address',
  method_not_allowed: 'The address has no such method; Allow names those it has',
  request_timeout: 'The request took too long to arrive',
  conflict: 'It does not fit what is stored',
  edit_conflict: 'Somebody saved since it was read; `conflict` says who and when',
  not_public: 'There is nothing public to go back to',
  dry_run_outdated: 'What was tried out has changed since; try it out again',
  payload_too_large: 'The body is too large',
  uri_too_long: 'The address is too long',
  unsupported_media_type: 'The body is of a type that the call does not take',
  locked: 'Somebody has the record open in the panel',
  too_many_requests: 'Too many calls; Retry-After says how many seconds to wait',
  headers_too_large: 'The headers are too large',
  internal_error: 'The server failed',
  bad_gateway: 'Another server that is asked for this does not answer as it should',
  service_unavailable: 'It cannot be done at the moment',
  storage_unavailable: 'Database or storage cannot be reached; Retry-After says when to try again',
  insufficient_storage: 'There is no room for more files of visitors',
} as const

export type ErrorCode = keyof typeof errorCodes

const codesOfStatuses: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  423: 'locked',
  429: 'too_many_requests',
  431: 'headers_too_large',
  502: 'bad_gateway',
  503: 'service_unavailable',
  507: 'insufficient_storage',
}

/** Returns the general code of a status. */
export const codeOfStatus = (status: number): ErrorCode =>
  codesOfStatuses[status] ?? (status < 500 ? 'bad_request' : 'internal_error')

/** Returns the code that a value carries; undefined for codes of others, such as those of Node and of databases. */
export function ownCode(value: unknown): ErrorCode | undefined {
  const { code } = (value ?? {}) as { code?: unknown }
  return typeof code === 'string' && Object.hasOwn(errorCodes, code)
    ? (code as ErrorCode)
    : undefined
}

/** An error as its body tells it. */
export interface ErrorContent {
  status: number
  message: string
  /** That of the status where it is left out. */
  code?: ErrorCode
}

/** Makes the body of an error answer. All that the site sends are made here. */
export function errorBody<More extends object>(
  { status, message, code = codeOfStatus(status) }: ErrorContent,
  more?: More,
): More & { message: string; code: ErrorCode } {
  const own = { message, code }
  return { ...own, ...more, ...own } as More & typeof own
}
