import { useEffect, useState } from 'react'
import { productFields } from '@/src/contract/product-fields'
import type { BulkAnswer, BulkEdit, BulkFields, editedInBulk } from '@/src/contract/staff/bulk'
import { type StoredAttribute, toAttribute } from '@/src/domain/catalogue/attributes/definition'
import type { Language } from '@/src/i18n/languages'
import { inLanguage } from '@/src/i18n/localized'
import { api } from '../api/call'
import { useApi } from '../api/query'
import { type ListAnswer, listPath, write } from '../api/records'
import { useFieldText } from '../ui/record-names'
import { useLanguage } from '../ui/texts'
import type { EditableField } from './bulk-value'

export type Edited = (typeof editedInBulk)[number]

/** Pause after which typing has ended, ms: longer before a trial of many records, which takes longer. */
const typingPause = (records: number) => 300 + 3 * records

/** The fields of a collection in the words of staff; of products their attributes, too. */
export function useEditable(collection: Edited): EditableField[] {
  const lng = useLanguage()
  const nameField = useFieldText()
  const { data } = useApi<BulkFields>(`/admin/${collection}/bulk`)
  const attributes = useApi<ListAnswer<StoredAttribute>>(
    collection === 'products'
      ? listPath('attributes', { depth: 0, limit: 1000, sort: 'order', locale: lng })
      : null,
  )
  const own = (data?.fields ?? []).map((field) => {
    const known = productFields.find(({ name }) => name === field.name)
    const label = known ? inLanguage(known.label, lng) : nameField(field.name, field.label)
    const options =
      known?.kind === 'select'
        ? known.options.map((one) => ({ value: one.value, label: inLanguage(one.label, lng) }))
        : field.options
    return { ...field, label, options }
  })
  const ofAttributes = (attributes.data?.docs ?? []).map((stored): EditableField => {
    const attribute = toAttribute(stored)
    const isText = attribute.kind === 'text'
    return {
      name: `${isText ? 'attributeTexts' : 'attributes'}.${attribute.key}`,
      label: attribute.label,
      kind: 'text',
      isList: attribute.isMany,
      isLocalized: isText,
      isRequired: false,
      ...(isText ? {} : { attribute }),
    }
  })
  return [...own, ...ofAttributes]
}

/** Makes the change of a call; undefined as long as a value is missing. */
export function makeEdit(
  { name, isLocalized, kind }: EditableField,
  how: BulkEdit['how'] | 'clear',
  value: unknown,
  locale: Language,
): BulkEdit | undefined {
  const language = isLocalized ? { locale } : {}
  if (how === 'clear') return { field: name, how: 'set', value: null, ...language }
  const given =
    kind === 'lines' && Array.isArray(value) ? value.filter((line) => line !== '') : value
  if (given === undefined || given === '') return undefined
  return { field: name, how, value: given, ...language }
}

export const sendEdit = (collection: Edited, ids: string[], edit: BulkEdit): Promise<BulkAnswer> =>
  write<BulkAnswer>(collection, 'POST', '/bulk', { action: 'edit', ids, edit })

/** Reads what an edit would change, once it is no longer typed at. */
export function useTrial(collection: Edited, ids: string[], edit: BulkEdit | undefined) {
  const wanted = edit
    ? JSON.stringify({ action: 'edit', ids, edit: { ...edit, isTrial: true } })
    : ''
  const [last, setLast] = useState<{ of: string; trial?: BulkAnswer; failure?: unknown }>({
    of: '',
  })
  useEffect(() => {
    if (wanted === '') return
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      api<BulkAnswer>(`/admin/${collection}/bulk`, {
        method: 'POST',
        body: JSON.parse(wanted) as object,
        signal: aborting.signal,
      }).then(
        (trial) => setLast({ of: wanted, trial }),
        (failure: unknown) => {
          if (!aborting.signal.aborted) setLast({ of: wanted, failure })
        },
      )
    }, typingPause(ids.length))
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [collection, ids.length, wanted])
  const isCurrent = last.of === wanted
  return {
    trial: wanted === '' ? undefined : last.trial,
    failure: isCurrent ? last.failure : undefined,
    isPending: wanted !== '' && !isCurrent,
  }
}
