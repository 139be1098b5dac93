'use client'

import { useDeferredValue, useState } from 'react'
import { recordAddress } from '@/src/domain/links/addresses'
import { acceptedBy } from '@/src/platform/private-files/uses'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, selecting, setRelated, write } from '../kit/api/records'
import { uploadDocument } from '../kit/api/files'
import { Combobox } from '../kit/form/combobox'
import { DocumentUploads } from '../kit/form/document-uploads'
import { Field } from '../kit/form/field'
import { AddFiles, useUploads } from '../kit/form/uploads'
import { Button } from '../kit/ui/button'
import { Modal } from '../kit/ui/modal'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './models-field.module.css'

interface NamedDocument {
  id: string
  title: string
  _status?: 'draft' | 'published' | null
  /** Uploaded in this form: it becomes public with the product. */
  isNew?: boolean
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
  onChange: (change: (now: DocumentChanges) => DocumentChanges) => void
}

/** The downloads of a product, chosen by their titles or uploaded here. */
export function DocumentsField({ productId, changes, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const uploads = useUploads(uploadDocument)
  const count = uploads.uploads.length
  const search = useDeferredValue(typed.trim())
  const { added, removed } = changes
  const query = {
    depth: 0,
    draft: 'true',
    locale: lng,
    sort: 'title',
    ...selecting('title', '_status'),
  }
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
    onChange((now) =>
      hasId(known, document.id)
        ? { ...now, removed: without(now.removed, document.id) }
        : { ...now, added: [...now.added, document] },
    )
  const remove = (document: NamedDocument) =>
    onChange((now) =>
      hasId(now.added, document.id)
        ? { ...now, added: without(now.added, document.id) }
        : { ...now, removed: [...now.removed, document] },
    )

  const list = (
    <ul className={css.list}>
      {shown.map((document) => (
        <li key={document.id}>
          <Link href={recordAddress('documents', document.id)}>{document.title}</Link>
          {document.isNew || document._status === 'draft' ? (
            <span>{t('translation.draft')}</span>
          ) : null}
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
      <div>
        <AddFiles
          label={t('documents.upload')}
          look="secondary"
          accept={acceptedBy('documents')}
          onFiles={(files) => {
            uploads.add(files)
            setAdding(true)
          }}
        />
        {count > 0 && !isAdding ? (
          <Button
            onClick={() => setAdding(true)}
          >{`${t('library.newDocuments')} (${count})`}</Button>
        ) : null}
      </div>
      {isAdding && count > 0 ? (
        <Modal size="large" title={t('library.newDocuments')} onClose={() => setAdding(false)}>
          <DocumentUploads
            uploads={uploads}
            action={t('documents.addNew')}
            onSaved={(saved) =>
              onChange((now) => ({
                ...now,
                added: [...now.added, ...saved.map((document) => ({ ...document, isNew: true }))],
              }))
            }
          />
        </Modal>
      ) : null}
    </div>
  )
}

const hasId = (all: NamedDocument[], id: string): boolean => all.some((each) => each.id === id)

const without = (all: NamedDocument[], id: string): NamedDocument[] =>
  all.filter((each) => each.id !== id)

/**
 * Writes a product into the documents that were added, and out of those that were removed. Each is tried. Those that were uploaded in its
 * form become public where it is public.
 * @returns titles of those that could not be saved, and the last reason
 */
export async function saveDocuments(
  productId: string,
  { added, removed }: DocumentChanges,
  isPublic: boolean,
) {
  const titles: string[] = []
  let error: unknown
  for (const document of [...added, ...removed]) {
    const isAdded = added.includes(document)
    try {
      await setRelated('documents', document.id, 'products', productId, isAdded)
      if (isAdded && document.isNew && isPublic)
        await write('documents', 'PATCH', `/${document.id}`, { _status: 'published' })
    } catch (reason) {
      titles.push(document.title)
      error = reason
    }
  }
  return titles.length > 0 ? { titles, error } : undefined
}
