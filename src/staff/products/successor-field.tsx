'use client'

import { useId, useState } from 'react'
import { useApi } from '../kit/api/query'
import { listPath, selecting, type ListAnswer } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { useLanguage, useTexts } from '../kit/ui/texts'

interface Props {
  /** Id of the product that is edited, which does not follow itself. */
  productId: string | undefined
  /** Id of the successor; empty for none. */
  value: string
  problem: string | undefined
  onChange: (id: string) => void
}

interface Found {
  id: string
  slug: string
  name: string
}

/** The product that follows this one, found by its name or slug. */
export function SuccessorField({ productId, value, problem, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const fields = { depth: 0, locale: lng, ...selecting('slug', 'name') }
  const stored = useApi<ListAnswer<Found>>(
    value === ''
      ? null
      : listPath('products', { ...fields, limit: 1, 'where[id][equals]': value, trash: 'true' }),
  )
  const search = useApi<ListAnswer<Found>>(
    typed === null ? null : listPath('products', { ...fields, limit: 12, search: typed }),
  )
  const found = (search.data?.docs ?? []).filter(({ id }) => id !== productId)
  const [isTyping, setTyping] = useState(false)
  const isUnknown = typed !== null && typed !== '' && value === '' && search.data !== undefined
  const named = stored.data?.docs[0]
  return (
    <Field
      label={t('lifeCycle.successor')}
      hint={t('lifeCycle.successorHint')}
      problem={problem ?? (isUnknown && !isTyping ? t('lifeCycle.successorUnknown') : undefined)}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={listId}
            autoComplete="off"
            value={typed ?? (named ? named.name || named.slug : '')}
            onChange={({ target }) => {
              setTyped(target.value)
              setTyping(true)
              const isMeant = ({ name, slug }: Found) => [name, slug].includes(target.value)
              onChange(found.find(isMeant)?.id ?? '')
            }}
            // What is half typed is not wrong yet.
            onBlur={() => setTyping(false)}
          />
          <datalist id={listId}>
            {found.map(({ id, slug, name }) => (
              <option key={id} value={name || slug}>
                {slug}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
