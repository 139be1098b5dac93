import 'server-only'
import { headers } from 'next/headers'
import type { User } from '@/payload-types'
import { perRequest } from '@/src/platform/http/per-request'
import { getLoadedPayload } from '@/src/data/payload/loaded-payload'

/** Returns the user of the panel; null for visitors. Only for routes that are rendered for each request. */
export const currentStaff = perRequest(async (): Promise<User | null> => {
  const payload = await getLoadedPayload()
  const { user } = await payload.auth({ headers: await headers() })
  return user
})
