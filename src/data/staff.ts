import 'server-only'
import { headers } from 'next/headers'
import type { User } from '@/payload-types'
import { perRequest } from '../lib/http/per-request'
import { loadedCms } from './loaded-cms'

/** Who is signed in to the panel; null for visitors. Only for routes that are made anew for each request. */
export const currentStaff = perRequest(async (): Promise<User | null> => {
  const payload = await loadedCms()
  const { user } = await payload.auth({ headers: await headers() })
  return user
})
