'use client'

import { useDeferredValue, useState } from 'react'
import { recordAddress } from '@/src/domain/links/addresses'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, selecting, setRelated } from '../kit/api/records'
import { Combobox } from '../kit/form/combobox'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './models-field.module.css'

export interface NamedDocument {
  id: string
  title: string
}

/** Changes to the documents of a product, which name it: they are saved once it is. */
export interface DocumentChanges {
  added: NamedDocument[]
  removed: NamedDocument[]
}

export const noDocumentChanges: DocumentChanges = { added: [], removed: [] }

interface Props {
  /** Undefined for a product that is not saved yet. */
  productId: string | undefined
  changes: DocumentChanges
  onChange: (changes: DocumentChanges) => void
}

/** The downloads of a product, chosen by their titles. */
export function DocumentsField({ productId, changes, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { added, removed } = changes
  const query = { depth: 0, draft: 'true', locale: lng, sort: 'title', ...selecting('title') }
  const stored = useApi<ListAnswer<NamedDocument>>(
    productId === undefined
      ? null
      : listPath('documents', { ...query, limit: 100, 'where[products][in][0]': productId }),
  )
  const found = useApi<ListAnswer<NamedDocument>>(
    search === '' ? null : listPath('documents', { ...query, limit: 8, search }),
  )
  const known = productId === undefined ? [] : (stored.data?.docs ?? [])
  const shown = [...known.filter((each) => !hasId(removed, each.id)), ...added]
  const offers = typed.trim() === '' ? [] : (found.data?.docs ?? [])

  const add = (document: NamedDocument) =>
    onChange(
      hasId(known, document.id)
        ? { added, removed: without(removed, document.id) }
        : { added: [...added, document], removed },
    )
  const remove = (document: NamedDocument) =>
    onChange(
      hasId(added, document.id)
        ? { added: without(added, document.id), removed }
        : { added, removed: [...removed, document] },
    )

  const list = (
    <ul className={css.list}>
      {shown.map((document) => (
        <li key={document.id}>
          <Link href={recordAddress('documents', document.id)}>{document.title}</Link>
          <Button
            look="ghost"
            aria-label={t('documents.remove', { name: document.title })}
            onClick={() => remove(document)}
          >
            {t('pictures.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <div data-field="document">
      {productId === undefined ? (
        list
      ) : (
        <QueryState query={stored} loading={t('loading')} failed={t('toast.loadFailed')}>
          {list}
        </QueryState>
      )}
      <Field label={t('documents.add')} hint={t('documents.addHint')}>
        {(control) => (
          <Combobox
            control={control}
            text={typed}
            offers={offers
              .filter(({ id }) => !hasId(shown, id))
              .map(({ id, title }) => ({ id, label: title }))}
            onText={setTyped}
            onChoose={({ id, label }) => {
              setTyped('')
              add({ id, title: label })
            }}
          />
        )}
      </Field>
    </div>
  )
}

const hasId = (all: NamedDocument[], id: string): boolean => all.some((each) => each.id === id)

const without = (all: NamedDocument[], id: string): NamedDocument[] =>
  all.filter((each) => each.id !== id)

/**
 * Writes a product into the documents that were added, and out of those that were removed. Each is tried.
 * @returns titles of those that could not be saved, and the last reason
 */
export async function saveDocuments(productId: string, { added, removed }: DocumentChanges) {
  const titles: string[] = []
  let error: unknown
  for (const document of [...added, ...removed]) {
    const isAdded = added.includes(document)
    await setRelated('documents', document.id, 'products', productId, isAdded).catch(
      (reason: unknown) => {
        titles.push(document.title)
        error = reason
      },
    )
  }
  return titles.length > 0 ? { titles, error } : undefined
}
