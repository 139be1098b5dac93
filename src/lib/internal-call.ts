import { isInternalToken } from './internal-token.mjs'

export const isInternalCall = (headers: Headers): boolean =>
  isInternalToken(headers.get('x-internal-token'))
