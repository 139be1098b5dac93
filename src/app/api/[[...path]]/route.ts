import { methods } from '@/src/lib/http/methods'

const missing = 'There is no call at this address'

const nothing = () => null

/** Any address below /api that is no call: 404 as JSON, whatever the method. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  { GET: nothing, POST: nothing, PUT: nothing, PATCH: nothing, DELETE: nothing },
  { missing },
)
