import type { ErrorCode } from '@/src/platform/errors/error-codes'

/** An answer to a request that goes no further. */
export interface Refusal {
  status: number
  message: string
  /** That of the status where it is left out. */
  code?: ErrorCode
  headers?: Record<string, string>
}
