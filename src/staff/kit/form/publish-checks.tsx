import { useApprovalRule } from '../api/approvals'
import { Check, Field } from './field'
import { useTexts } from '../ui/texts'
import { type ApprovalChoice, approvalChoices, type Visibility } from './visibility'

interface Props {
  collection: string
  values: Visibility
  set: (changes: Partial<Visibility>) => void
}

/** Whether visitors see an entry: both have to be on. */
export function PublishChecks({ collection, values, set }: Props) {
  const t = useTexts()
  const rule = useApprovalRule(collection)
  return (
    <>
      <Check
        label={t('form.active')}
        hint={t('form.activeHint')}
        checked={values.isActive}
        onChange={(isActive) => set({ isActive })}
      />
      {values.approval === undefined ? (
        <Check
          label={t('form.published')}
          hint={t('form.publishedHint')}
          checked={values.isPublished}
          onChange={(isPublished) => set({ isPublished })}
        />
      ) : (
        <Field label={t('approval.onSave')} hint={t('approval.onSaveHint')}>
          {(control) => (
            <select
              {...control}
              value={values.approval}
              onChange={({ target }) => set({ approval: target.value as ApprovalChoice })}
            >
              {approvalChoices
                .filter((choice) => choice !== 'publish' || rule?.exceptLanguages.length)
                .map((choice) => (
                  <option key={choice} value={choice}>
                    {t(`approval.choice.${choice}`)}
                  </option>
                ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
