'use client'

import { toast } from '@/src/components/ui/toast'
import { write, type Written } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Field } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { useEntryForm } from '../kit/form/use-entry-form'
import { useTexts } from '../kit/ui/texts'

interface Props {
  onMade: (id: string) => void
  onClose: () => void
}

/** Makes a release, which holds nothing yet. */
export function ReleaseForm({ onMade, onClose }: Props) {
  const t = useTexts()
  const form = useEntryForm({
    initial: { title: '', note: '' },
    draftKey: null,
    hasOwnTexts: true,
    check: ({ title }): FieldErrors =>
      title.trim() === '' ? { title: t('release.nameNeeded') } : {},
    save: async ({ title, note }) => {
      const { doc } = await write<Written<{ id: string }>>('releases', 'POST', '', { title, note })
      toast({ title: t('release.made') })
      onMade(doc.id)
    },
    onSaved: () => {},
  })
  const { values, set, fieldErrors } = form
  return (
    <EntryDialog title={t('release.new')} action={t('form.create')} form={form} onClose={onClose}>
      <Field label={t('release.name')} isRequired isWide problem={fieldErrors.title}>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            value={values.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('release.note')} isWide problem={fieldErrors.note}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
    </EntryDialog>
  )
}
