import { respond } from '@/src/api/respond'

export const dynamic = 'force-dynamic'

/** The documented API, and the calls of the site itself: `src/api` lists them. */
export {
  respond as GET,
  respond as HEAD,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
  respond as OPTIONS,
}
