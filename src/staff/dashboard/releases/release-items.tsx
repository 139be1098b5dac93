'use client'

import { useDeferredValue, useState } from 'react'
import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import type { DocumentName, ReleaseItem, WaitingDrafts } from '@/src/contract/staff/releases'
import { recordAddress } from '@/src/domain/links/addresses'
import { useApi } from '../kit/api/query'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { resourceText } from '../kit/ui/record-names'
import { type Texts, useTexts } from '../kit/ui/texts'
import css from './releases.module.css'

interface ItemListProps {
  items: ReleaseItem[]
  /** True where documents can be added and removed. */
  isOpen: boolean
  isBusy: boolean
  onChange: (names: { add?: object[]; remove?: object[] }) => void
}

/** The documents of a release, and what became of them since they were added. */
export function ItemList({ items, isOpen, isBusy, onChange }: ItemListProps) {
  const t = useTexts()
  if (items.length === 0) return <p>{t('release.empty')}</p>
  return (
    <ul className={css.items}>
      {items.map((item) => {
        const { collection, id, title, isChanged, isPublishedAgain, mayPublish } = item
        const name = itemName(t, item)
        const kind = itemKind(t, item)
        return (
          <li key={`${collection} ${id}`}>
            <div className={css.item}>
              {title === null ? (
                <span>{name}</span>
              ) : (
                <Link href={recordAddress(collection, id)}>{name}</Link>
              )}
              {kind ? <small>{kind}</small> : null}
              {isChanged ? <small className={css.warning}>{t('release.changed')}</small> : null}
              {isPublishedAgain ? (
                <small className={css.warning}>{t('release.again')}</small>
              ) : null}
            </div>
            {isOpen && mayPublish ? (
              <div className={css.buttons}>
                {isChanged ? (
                  <Button
                    isInactive={isBusy}
                    aria-label={`${t('release.newer')}: ${name}`}
                    onClick={() => onChange({ add: [{ collection, id }] })}
                  >
                    {t('release.newer')}
                  </Button>
                ) : null}
                <Button
                  isInactive={isBusy}
                  aria-label={`${t('release.remove')}: ${name}`}
                  onClick={() => onChange({ remove: [{ collection, id }] })}
                >
                  {t('release.remove')}
                </Button>
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

interface AddItemsProps {
  /** Items that the release already has. */
  items: ReleaseItem[]
  isBusy: boolean
  onAdd: (names: DocumentName[]) => void
}

/** Drafts of records and pages that wait, found by their titles. */
export function AddItems({ items, isBusy, onAdd }: AddItemsProps) {
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

type Named = DocumentName & { title: string | null }

/** Returns the name of a document of a release: a global by its kind, in the language of the page. */
export const itemName = (t: Texts, { collection, title }: Named): string =>
  title !== null && isReleasedGlobal(collection)
    ? resourceText(t, collection)
    : (title ?? t('release.hidden'))

/** Returns its kind; null where its name already tells it. */
const itemKind = (t: Texts, { collection, title }: Named): string | null =>
  title !== null && isReleasedGlobal(collection) ? null : resourceText(t, collection)
