import type { ErrorCode } from '@/src/platform/errors/error-codes'
import { methodNotAllowed } from '@/src/platform/http/messages'

/** An answer to a request that goes no further. */
export interface Refusal {
  status: number
  message: string
  /** That of the status where it is left out. */
  code?: ErrorCode
  headers?: Record<string, string>
}

/** Methods that the server takes. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const methodRefusal = {
  status: 405,
  message: methodNotAllowed,
  headers: { Allow: methods.join(', ') },
}

export const bodyRefusal = { status: 413, message: 'The request is too large' }
