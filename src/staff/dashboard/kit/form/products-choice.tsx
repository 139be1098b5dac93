import { useDeferredValue, useState } from 'react'
import { useApi } from '../api/query'
import { type ListAnswer, listPath, selecting } from '../api/records'
import { Field } from './field'
import { Button } from '../ui/button'
import { useLanguage, useTexts } from '../ui/texts'
import css from './tags.module.css'

interface Props {
  label?: string
  hint?: string
  /** Ids of products. */
  chosen: string[]
  onChoose: (ids: string[]) => void
}

/** Most products offered at once. */
const maxFound = 6

/** Products found by their names; those that are chosen can be taken out again. */
export function ProductsChoice({ label, hint, chosen, onChoose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const names = useProductNames(chosen)
  const { data } = useApi<ListAnswer<{ id: string; name: string }>>(
    search === ''
      ? null
      : listPath('products', {
          ...{ depth: 0, draft: 'true', limit: maxFound, locale: lng, search },
          ...selecting('name'),
        }),
  )
  const found = search === '' ? [] : (data?.docs ?? []).filter(({ id }) => !chosen.includes(id))
  return (
    <div className={css.tags}>
      <Field label={label ?? t('library.productsOf')} hint={hint}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // A search sends no form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </Field>
      <ul className={css.suggested}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <Button
              aria-label={t('library.addProduct', { product: name })}
              onClick={() => onChoose([...chosen, id])}
            >
              {name}
            </Button>
          </li>
        ))}
        {chosen.map((id) => (
          <li key={id}>
            <Button
              look="ghost"
              aria-label={t('library.removeProduct', { product: names.get(id) ?? id })}
              onClick={() => onChoose(chosen.filter((other) => other !== id))}
            >
              {names.get(id) ?? id} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names of products by their ids, as far as they are read; drafts have theirs. */
export function useProductNames(ids: string[]): Map<string, string> {
  const lng = useLanguage()
  const asked = [...new Set(ids)].sort()
  const { data } = useApi<ListAnswer<{ id: string; name: string }>>(
    asked.length === 0
      ? null
      : listPath('products', {
          ...{ depth: 0, draft: 'true', limit: maxAsked, locale: lng },
          'where[id][in]': asked.slice(0, maxAsked).join(','),
          ...selecting('name'),
        }),
  )
  return new Map((data?.docs ?? []).map(({ id, name }) => [id, name]))
}

/** More ids make the address of the call too long. */
const maxAsked = 150
