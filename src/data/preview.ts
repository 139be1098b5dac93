import 'server-only'
import { draftMode } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import type { User } from '@/payload-types'
import type { Language } from '../i18n/languages'
import { asVisitor } from './cms'
import { currentStaff } from './staff'

/**
 * The member of staff who looks at drafts; null for everybody else. The cookie of the draft mode alone
 * shows nothing: after signing out one sees what visitors see.
 */
export const previewer = cache(async (): Promise<User | null> => {
  if (!(await isDraftMode())) return null
  return currentStaff()
})

/** Like `asVisitor`, but staff in draft mode get the latest draft of whatever they may edit. */
export async function asReader(lng: Language) {
  const user = await previewer()
  return { ...asVisitor(lng), ...(user ? { user, draft: true } : {}) }
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    unstable_rethrow(error)
    // Outside of a request, at start-up or in a test, nobody looks at drafts.
    return false
  }
}
