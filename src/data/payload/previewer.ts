import 'server-only'
import { draftMode } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { User } from '@/payload-types'
import { perRequest } from '@/src/platform/http/per-request'
import { createScope } from '@/src/platform/scope'
import { currentStaff } from './staff'

/**
 * The member of staff who looks at drafts; null for everybody else. The cookie of the draft mode alone
 * shows nothing: after signing out one sees what visitors see.
 */
export const previewContext = (): Promise<User | null> =>
  publicReadContext.getStore() ? Promise.resolve(null) : askedOnce()

/** Set while something is read that is kept for everybody, where nobody may be asked who they are. */
export const publicReadContext = createScope<true>('reads-for-everybody')

const askedOnce = perRequest(async (): Promise<User | null> => {
  if (!(await isDraftMode())) return null
  return currentStaff()
})

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    unstable_rethrow(error)
    // Outside of a request, at start-up or in a test, nobody looks at drafts.
    return false
  }
}
