'use client'

import { useEffect, useId, useState } from 'react'
import { useApi } from '../kit/api/query'
import { listPath, selecting, type ListAnswer } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { useLanguage, useTexts } from '../kit/ui/texts'

interface Props {
  /** Id of the product that is edited, which does not follow itself. */
  productId: string | undefined
  /** Id of the successor; empty for none, and while nothing is found by it what was typed, which the server refuses. */
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
  /** Null until somebody types: then the field shows the name of the stored product. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const fields = { depth: 0, locale: lng, ...selecting('slug', 'name') }
  const stored = useApi<ListAnswer<Found>>(
    value === '' || typed !== null
      ? null
      : listPath('products', { ...fields, limit: 1, 'where[id][equals]': value, trash: 'true' }),
  )
  const text = typed?.trim() ?? ''
  const search = useApi<ListAnswer<Found>>(
    text === '' ? null : listPath('products', { ...fields, limit: 12, search: text }),
  )
  const found = (search.data?.docs ?? []).filter(({ id }) => id !== productId)
  // What was typed may be found when typing is over.
  const late = text !== '' && value === text ? named(found, text) : undefined
  useEffect(() => {
    if (late) onChange(late)
  }, [late, onChange])

  const isUnknown = text !== '' && value === text && search.isSuccess && !search.isPlaceholderData
  const problemNow = isUnknown ? t('lifeCycle.successorUnknown') : problem
  const [successor] = stored.data?.docs ?? []
  return (
    <Field
      label={t('lifeCycle.successor')}
      hint={t('lifeCycle.successorHint')}
      problem={isTyping ? undefined : problemNow}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={listId}
            autoComplete="off"
            value={typed ?? (successor ? successor.name || successor.slug : '')}
            onChange={({ target }) => {
              setTyped(target.value)
              setTyping(true)
              onChange(named(found, target.value) ?? target.value.trim())
            }}
            // What is half typed is not wrong yet.
            onBlur={() => setTyping(false)}
          />
          <datalist id={listId}>
            {found.map((product) => (
              <option key={product.id} value={nameAmong(product, found)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

/** The name of a product; with its slug where another one is called the same. */
function nameAmong({ id, slug, name }: Found, others: Found[]): string {
  if (!name) return slug
  const isShared = others.some((other) => other.id !== id && other.name === name)
  return isShared ? `${name} (${slug})` : name
}

/** Id of the product that a text names, by its name or slug. */
function named(found: Found[], text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  return found.find((product) =>
    [nameAmong(product, found), product.slug].some((name) => name.toLowerCase() === wanted),
  )?.id
}
