import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { useApprovalRule } from '@/src/staff/workflow/approvals'
import { useTexts } from '../ui/texts'
import type { SaveButton } from './entry-dialog'
import { Check, Field } from './field'

/** Visibility of an entry in forms: both have to be on. */
export interface Visibility {
  isActive: boolean
  isPublished: boolean
  /** Way of saving, for users who need another person's approval to publish, and while others' changes wait. */
  saveAs?: SaveChoice
}

/** `publish` for texts in languages that need no approval. */
const approvalChoices = ['ask', 'draft', 'publish'] as const

/** `alone` publishes what was changed in the form, and leaves the rest of the draft to wait. */
const waitingChoices = ['alone', 'draft', 'publish'] as const

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

interface Props {
  collection: string
  values: Visibility
  set: (changes: Partial<Visibility>) => void
}

/** Checkboxes that publish an entry: both have to be on. */
export function PublishChecks(props: Props) {
  const t = useTexts()
  const { values, set } = props
  return (
    <>
      <ActiveCheck {...props} />
      {values.saveAs === undefined ? (
        <Check
          label={t('form.published')}
          hint={t('form.publishedHint')}
          checked={values.isPublished}
          onChange={(isPublished) => set({ isPublished })}
        />
      ) : (
        <SaveChoiceField {...props} />
      )}
    </>
  )
}

/** Checkbox that shows an entry on the site, or takes it away. */
export function ActiveCheck({ values, set }: Pick<Props, 'values' | 'set'>) {
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

/** Choice of what saving does, where there is more than publishing and keeping a draft. */
export function SaveChoiceField({ collection, values, set }: Props) {
  const t = useTexts()
  const rule = useApprovalRule(collection)
  const choices = rule
    ? approvalChoices
        .filter((value) => value !== 'publish' || rule.exceptLanguages.length)
        .map((value) => ({
          value,
          label: t(value === 'ask' ? 'approval.ask' : `approval.choice.${value}`),
        }))
    : waitingChoices.map((value) => ({ value, label: t(`waiting.choice.${value}`) }))
  return (
    <Field
      label={t('approval.onSave')}
      hint={t(rule ? 'approval.onSaveHint' : 'waiting.onSaveHint')}
    >
      {(control) => (
        <select
          {...control}
          value={values.saveAs}
          onChange={({ target }) => set({ saveAs: target.value as SaveChoice })}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * Returns the buttons that publish an entry or keep it as a draft; one that saves where `useSaveChoice` gives a choice. What is a
 * draft stays one by Enter and Ctrl+S.
 */
export function useSaveButtons(
  existing: StoredVisibility | undefined,
  choice: Pick<Visibility, 'saveAs'>,
  set: (changes: Partial<Visibility>) => void,
): SaveButton[] {
  const t = useTexts()
  if (choice.saveAs) return [{ label: t('form.save'), isDefault: true, choose: () => undefined }]
  const isDraft = existing?._status === 'draft'
  const isPublic = existing !== undefined && !isDraft
  return [
    {
      label: t('form.saveDraft'),
      isDefault: isDraft,
      // A public entry stays as it is, and the draft waits beside it.
      choose: () => set(isPublic ? { saveAs: 'draft' } : { isPublished: false }),
    },
    {
      label: t(isPublic ? 'form.save' : 'form.publish'),
      isDefault: !isDraft,
      choose: () => set({ saveAs: undefined, isPublished: true }),
    },
  ]
}

/**
 * Returns the initial choice of saving: users who need another person's approval request it, and while others' changes
 * wait, only the changes of the form are published.
 */
export function useSaveChoice(
  collection: string,
  existing: StoredVisibility | undefined,
): Pick<Visibility, 'saveAs'> {
  const rule = useApprovalRule(collection)
  if (rule) return { saveAs: 'ask' }
  return existing?.waiting ? { saveAs: 'alone' } : {}
}
