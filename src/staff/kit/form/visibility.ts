/** Whether visitors see an entry, as forms have it: both have to be on. */
export interface Visibility {
  isActive: boolean
  isPublished: boolean
  /** What becomes of it, for who needs the approval of another person to publish. */
  approval?: ApprovalChoice
}

/** `publish` for texts in languages that need no approval. */
export const approvalChoices = ['ask', 'draft', 'publish'] as const
export type ApprovalChoice = (typeof approvalChoices)[number]

/** The same as the API has it. */
export interface StoredVisibility {
  isActive?: boolean | null
  _status?: 'draft' | 'published' | null
}

export const visibilityOf = ({ isActive, _status }: StoredVisibility = {}): Visibility => ({
  isActive: isActive ?? true,
  isPublished: _status !== 'draft',
})

export const visibilityToApi = ({ isActive, isPublished }: Visibility): StoredVisibility => ({
  isActive,
  _status: isPublished ? 'published' : 'draft',
})
