import { useApprovalRule } from '@/src/staff/workflow/approvals'
import { Check, Field } from './field'
import { useTexts } from '../ui/texts'
import { approvalChoices, type SaveChoice, type Visibility, waitingChoices } from './visibility'

interface Props {
  collection: string
  values: Visibility
  set: (changes: Partial<Visibility>) => void
}

/** Checkboxes that publish an entry: both have to be on. */
export function PublishChecks({ collection, values, set }: Props) {
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
    <>
      <Check
        label={t('form.active')}
        hint={t('form.activeHint')}
        checked={values.isActive}
        onChange={(isActive) => set({ isActive })}
      />
      {values.saveAs === undefined ? (
        <Check
          label={t('form.published')}
          hint={t('form.publishedHint')}
          checked={values.isPublished}
          onChange={(isPublished) => set({ isPublished })}
        />
      ) : (
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
      )}
    </>
  )
}
