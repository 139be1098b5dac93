import type { WaitingDraft } from '@/src/contract/staff/drafts'

/** Visibility of an entry in forms: both have to be on. */
export interface Visibility {
  isActive: boolean
  isPublished: boolean
  /** Way of saving, for users who need another person's approval to publish, and while others' changes wait. */
  saveAs?: SaveChoice
}

/** `publish` for texts in languages that need no approval. */
export const approvalChoices = ['ask', 'draft', 'publish'] as const

/** `alone` publishes what was changed in the form, and leaves the rest of the draft to wait. */
export const waitingChoices = ['alone', 'draft', 'publish'] as const

export type SaveChoice = (typeof approvalChoices | typeof waitingChoices)[number]

/** The same as the API has it. */
export interface StoredVisibility {
  isActive?: boolean | null
  _status?: 'draft' | 'published' | null
  /** Its changes that are not public, where the entry itself is. */
  waiting?: WaitingDraft
}

export const visibilityOf = ({ isActive, _status }: StoredVisibility = {}): Visibility => ({
  isActive: isActive ?? true,
  isPublished: _status !== 'draft',
})

export const visibilityToApi = ({ isActive, isPublished }: Visibility): StoredVisibility => ({
  isActive,
  _status: isPublished ? 'published' : 'draft',
})
