import 'server-only'
import { headers } from 'next/headers'
import type { User } from '@/payload-types'
import { mayBeView, readOnlyView, getViewer } from '@/src/platform/auth/view-as'
import { HttpError } from '@/src/platform/errors/http-error'
import { perRequest } from '@/src/platform/http/per-request'
import { getLoadedPayload } from '@/src/data/payload/loaded-payload'

/** Returns the user of the panel; null for visitors. Only for routes that are rendered for each request. */
export const currentStaff = perRequest(async (): Promise<User | null> => {
  const payload = await getLoadedPayload()
  const { user } = await payload.auth({ headers: await headers() })
  return user
})

/**
 * Refuses a call that would write, or tell what belongs to the person alone, while its account sees the site as another one.
 * @throws HttpError 403
 */
export async function refuseInView(headers: Headers): Promise<void> {
  if (!mayBeView(headers)) return
  const payload = await getLoadedPayload()
  const { user } = await payload.auth({ headers })
  if (user && getViewer(user))
    throw new HttpError(403, readOnlyView(user.username), {}, 'read_only_view')
}
