'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import type { TranslationFields } from '@/src/contract/staff/translations'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { api } from '../api/call'
import { invalidate, useApi } from '../api/query'
import { TranslationCompare } from '../ui/translation-compare'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'

interface Props {
  /** Undefined for a new entry, which has no translations yet. */
  record: { collection: string; id: string } | undefined
  lng: Language
  children: ReactNode
}

/** Tells the fields of a form how their texts stand in a language. */
export function TranslationStates({ record, lng, children }: Props) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const isTranslation = record !== undefined && lng !== defaultLanguage
  const place = { collection: '', id: '', ...record, locale: lng }
  const { data } = useApi<TranslationFields>(
    isTranslation ? `/admin/translations/fields?${new URLSearchParams(place).toString()}` : null,
  )
  const confirm = async (key: string) => {
    setPending(true)
    try {
      await api('/admin/translations/confirm', { method: 'POST', body: { ...place, keys: [key] } })
      invalidate('/admin/translations')
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    } finally {
      setPending(false)
    }
  }
  const fields = isTranslation ? (data?.fields ?? []) : []
  return <States value={{ fields, isPending, confirm }}>{children}</States>
}

/** At a field of a form: that its translation is stale or a machine's, the English beside it, and "Still right". */
export function TranslationBadge({ name }: { name: string }) {
  const { fields, isPending, confirm } = use(States)
  const field = fields.find(({ path }) => path === name)
  if (field?.state !== 'stale' && field?.state !== 'machine') return null
  return (
    <TranslationCompare
      field={field}
      isPending={isPending}
      onConfirm={() => void confirm(field.key)}
    />
  )
}

interface Value {
  fields: TranslationFields['fields']
  isPending: boolean
  confirm: (key: string) => Promise<void>
}

const States = createContext<Value>({
  fields: [],
  isPending: false,
  confirm: () => Promise.resolve(),
})
