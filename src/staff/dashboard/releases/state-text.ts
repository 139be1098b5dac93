import type { ReleaseState } from '@/src/contract/staff/releases'
import type { Texts } from '../kit/ui/texts'

const texts = {
  draft: 'release.draft',
  scheduled: 'release.scheduledState',
  published: 'release.publishedState',
  undone: 'release.undoneState',
} as const

/** The state of a release in a word. */
export const stateText = (t: Texts, state: ReleaseState): string => t(texts[state])
