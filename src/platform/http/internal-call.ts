import { isInternalToken } from './internal-token'

export const isInternalCall = (headers: Headers): boolean =>
  isInternalToken(headers.get('x-internal-token'))
