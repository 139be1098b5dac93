/** An answer to a request that goes no further. */
export interface Refusal {
  status: number
  message: string
  headers?: Record<string, string>
}
