'use client'

import { useDeferredValue, useState } from 'react'
import type { DocumentName, ReleaseItem, WaitingDrafts } from '@/src/contract/staff/releases'
import { useApi } from '../kit/api/query'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import { itemKind, itemName } from './item-name'
import css from './releases.module.css'

interface Props {
  /** Items that the release already has. */
  items: ReleaseItem[]
  isBusy: boolean
  onAdd: (names: DocumentName[]) => void
}

/** Drafts of records and pages that wait, found by their titles. */
export function AddItems({ items, isBusy, onAdd }: Props) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const query = useApi<WaitingDrafts>(`/admin/releases/waiting?q=${encodeURIComponent(search)}`)
  const held = new Set(items.map(({ collection, id }) => `${collection} ${id}`))
  const found = (query.data?.docs ?? []).filter(
    ({ collection, id }) => !held.has(`${collection} ${id}`),
  )
  return (
    <>
      <Field label={t('release.search')} isWide>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={200}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <QueryState query={query} loading={t('loading')} failed={t('release.loadFailed')}>
        {found.length === 0 ? <p role="status">{t('release.noDraft')}</p> : null}
        <ul className={css.items}>
          {found.slice(0, maxShown).map((draft) => {
            const { collection, id } = draft
            const name = draft.title === null ? id : itemName(t, draft)
            const kind = itemKind(t, draft)
            return (
              <li key={`${collection} ${id}`}>
                <div className={css.item}>
                  <span>{name}</span>
                  {kind ? <small>{kind}</small> : null}
                </div>
                <Button
                  isInactive={isBusy}
                  aria-label={`${t('release.add')}: ${name}`}
                  onClick={() => onAdd([{ collection, id }])}
                >
                  {t('release.add')}
                </Button>
              </li>
            )
          })}
        </ul>
      </QueryState>
    </>
  )
}

const maxShown = 10
