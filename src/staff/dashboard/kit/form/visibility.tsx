import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { useTexts } from '../ui/texts'
import { Check } from './field'
import { isToCome } from './moment'

/** Visibility of an entry in forms: both have to be on. */
export interface Visibility {
  isActive: boolean
  isPublished: boolean
  /** Way of saving, where it is more than a save with or without publishing. */
  saveAs?: PublishAction
  /** Time at which the draft is published, of the way `schedule`. */
  publishAt?: string
}

/**
 * Actions of a form. `alone` publishes what was changed in it, and leaves the rest of a waiting draft to wait; `ask` asks
 * for the approval of another person.
 */
export type PublishAction = 'draft' | 'schedule' | 'alone' | 'publish' | 'ask'

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

/** Returns true for a record that visitors see, or will by its date, whether or not changes of it wait. */
export const isPublic = (existing: StoredVisibility | undefined): boolean =>
  existing !== undefined && (existing._status !== 'draft' || existing.waiting !== undefined)

export interface Situation {
  /** Undefined for a new entry. */
  existing: StoredVisibility | undefined
  /** Rule by which the user needs another person's approval to publish. */
  rule: { exceptLanguages: readonly string[] } | undefined
  /** Date of the form from which the entry is public, in ISO 8601, where it has one. */
  publicFrom: string | null
}

/** Lists the actions of a form in their order, the main one last. What has a draft stays one by Enter and Ctrl+S. */
export function offerActions({ existing, rule, publicFrom }: Situation): {
  actions: PublishAction[]
  byKey: PublishAction
} {
  const [others, main]: [PublishAction[], PublishAction] = rule
    ? [rule.exceptLanguages.length > 0 ? ['publish'] : [], 'ask']
    : [isToCome(publicFrom) ? [] : ['schedule'], 'publish']
  const hasDraft = existing?._status === 'draft' || existing?.waiting !== undefined
  return { actions: ['draft', ...others, main], byKey: hasDraft ? 'draft' : main }
}

/** Returns the values by which saving does what was chosen. A public entry stays as it is, and its draft waits beside it. */
export function chooseAction(
  action: PublishAction,
  { existing, rule }: Pick<Situation, 'existing' | 'rule'>,
): Pick<Visibility, 'isPublished' | 'saveAs'> {
  const { isPublished } = visibilityOf(existing)
  if (action === 'draft' && !isPublic(existing)) return { isPublished: false, saveAs: undefined }
  if (action === 'publish' && !existing?.waiting && !rule)
    return { isPublished: true, saveAs: undefined }
  return { isPublished, saveAs: action }
}

/** Returns the changes of others that would be published along; null for none. */
export const foreignWriters = (
  existing: StoredVisibility | undefined,
  username: string,
): string[] | null => {
  if (!existing?.waiting) return null
  const { writers } = existing.waiting
  const others = writers.filter((name) => name !== username)
  return others.length > 0 || writers.length === 0 ? others : null
}

/** Tells what a save has done, as messages say it; `hidden` of what is published and not visible. */
export function getOutcome(
  { isActive, isPublished, saveAs }: Visibility,
  publicFrom: string | null,
): 'asked' | 'draft' | 'scheduled' | 'hidden' | 'published' {
  if (saveAs === 'ask') return 'asked'
  if (saveAs === 'draft' || (saveAs === undefined && !isPublished)) return 'draft'
  if (saveAs === 'schedule') return 'scheduled'
  if (!isActive) return 'hidden'
  return isToCome(publicFrom) ? 'scheduled' : 'published'
}

interface Props {
  values: Visibility
  set: (changes: Partial<Visibility>) => void
}

/** Checkbox that shows an entry on the site, or takes it away. */
export function ActiveCheck({ values, set }: Props) {
  const t = useTexts()
  return (
    <Check
      label={t('form.active')}
      hint={t('form.activeHint')}
      checked={values.isActive}
      onChange={(isActive) => set({ isActive })}
    />
  )
}
