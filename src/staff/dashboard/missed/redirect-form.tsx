'use client'

import { useId } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { SuggestionAnswer } from '@/src/contract/search'
import { isSafeLink } from '@/src/domain/links/link'
import { invalidate, useApi } from '../kit/api/query'
import { write } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Check, Field } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { useEntryForm } from '../kit/form/use-entry-form'
import { useTexts } from '../kit/ui/texts'

interface Props {
  /** The address that visitors did not find. */
  from: string
  onClose: () => void
}

/** Leads an address that visitors did not find to a page of the site, found by its words, or to any other address. */
export function RedirectForm({ from, onClose }: Props) {
  const t = useTexts()
  const listId = useId()
  const form = useEntryForm({
    initial: { to: '', permanent: true },
    draftKey: null,
    hasOwnTexts: true,
    check: ({ to }): FieldErrors => (isTarget(to.trim()) ? {} : { to: t('missed.targetNeeded') }),
    save: async ({ to, permanent }) => {
      await write('redirects', 'POST', '', { from, to: to.trim(), permanent })
    },
    onSaved: () => {
      invalidate('/admin/missed-visits')
      toast({ title: t('missed.made') })
      onClose()
    },
  })
  const { values, set, fieldErrors } = form
  const words =
    values.to.startsWith('/') || values.to === '' ? wordsOf(values.to || from) : values.to
  const found = useApi<SuggestionAnswer>(`/search/suggestions?q=${encodeURIComponent(words)}`)
  const suggestions = found.data?.suggestions ?? []
  const chosen = suggestions.find(({ href }) => href === values.to)

  return (
    <EntryDialog
      title={t('missed.redirect')}
      action={t('form.create')}
      form={form}
      onClose={onClose}
    >
      <p data-wide>
        <strong>{from}</strong>
      </p>
      <Field
        label={t('missed.target')}
        isRequired
        isWide
        hint={chosen?.title ?? t('missed.targetHint')}
        problem={fieldErrors.to ?? fieldErrors.from}
      >
        {(control) => (
          <>
            <input
              {...control}
              list={listId}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={2000}
              value={values.to}
              onChange={({ target }) => set({ to: target.value }, ['from'])}
            />
            <datalist id={listId}>
              {suggestions.map(({ href, title }) => (
                <option key={href} value={href}>
                  {title}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Check
        label={t('missed.permanent')}
        hint={t('missed.permanentHint')}
        checked={values.permanent}
        onChange={(permanent) => set({ permanent })}
      />
    </EntryDialog>
  )
}

/** `/solutions/atm-lobby` is looked for as `solutions atm lobby`. */
const wordsOf = (path: string): string =>
  path.split(/[/-]+/).filter(Boolean).join(' ').slice(0, 200)

const isTarget = (to: string): boolean => /^(?:\/|https:\/\/)/.test(to) && isSafeLink(to)
