import 'server-only'
import type { User } from '@/payload-types'
import type { Language } from '../i18n/languages'
import { asVisitor } from './cms'
import { previewer } from './previewer'
import { releasePreview } from './releases/preview'

/**
 * The member of staff who looks at all drafts and may edit them where they stand; null for everybody else, and for
 * staff who look at a release: of that the reads show its drafts by themselves.
 */
export const draftReader = async (): Promise<User | null> =>
  (await releasePreview()) ? null : previewer()

/** Like `asVisitor`, but staff in draft mode get the latest draft of whatever they may edit. */
export async function asReader(lng: Language) {
  const user = await draftReader()
  return { ...asVisitor(lng), ...(user ? { user, draft: true } : {}) }
}
