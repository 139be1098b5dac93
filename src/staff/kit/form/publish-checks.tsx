import { Check } from './field'
import { useTexts } from '../ui/texts'
import type { Visibility } from './visibility'

interface Props {
  values: Visibility
  set: (changes: Partial<Visibility>) => void
}

/** Whether visitors see an entry: both have to be on. */
export function PublishChecks({ values, set }: Props) {
  const t = useTexts()
  return (
    <>
      <Check
        label={t('form.active')}
        hint={t('form.activeHint')}
        checked={values.isActive}
        onChange={(isActive) => set({ isActive })}
      />
      <Check
        label={t('form.published')}
        hint={t('form.publishedHint')}
        checked={values.isPublished}
        onChange={(isPublished) => set({ isPublished })}
      />
    </>
  )
}
