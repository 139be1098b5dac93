'use client'

import * as Tabs from '@radix-ui/react-tabs'
import { useState, type DragEvent } from 'react'
import { toast } from '@/src/components/ui/toast'
import { defaultLanguage, languageNames } from '@/src/i18n/languages'
import { acceptedBy } from '@/src/platform/private-files/uses'
import { useApprovalRule } from '@/src/staff/workflow/approvals'
import { useAddress } from '../kit/address'
import { useStaff } from '../kit/api/auth'
import { invalidate } from '../kit/api/query'
import { uploadDocument, uploadPicture } from '../kit/api/files'
import { DocumentUploads } from '../kit/form/document-uploads'
import tabs from '../kit/form/language-tabs.module.css'
import { AddFiles, UploadList, useUploads } from '../kit/form/uploads'
import { useListState } from '../kit/list/list-state'
import { Filter } from '../kit/list/table-tools'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { AltField } from './alt-field'
import { DocumentList } from './document-list'
import css from './media.module.css'
import { fitted } from './picture'
import { PictureList } from './picture-list'
import { ProductsChoice } from '../kit/form/products-choice'

/** Modes of the view, by `mode` of its address: the grid of pictures, their alt texts, or documents. */
const modes = [
  { value: '', label: 'library.all' },
  { value: 'texts', label: 'library.altTexts' },
  { value: 'documents', label: 'library.documents' },
] as const

/** Every picture of the site: found, described, uploaded, replaced; and the documents of the catalogue. */
export function MediaLibrary() {
  const t = useTexts()
  const own = useLanguage()
  const { may } = useStaff()
  const needsApproval = Boolean(useApprovalRule('documents'))
  const { get, set } = useAddress()
  const state = useListState('', ['show', 'tag', 'kind'])
  const languages = useSiteLanguages()
  const known = (code: string) => languages.find((lng) => lng === code)
  const lng = known(state.filter('language')) ?? known(own) ?? defaultLanguage
  const offered = modes.filter(({ value }) => value !== 'documents' || may('products'))
  const mode = offered.find(({ value }) => value === get('mode'))?.value ?? ''
  const isOfDocuments = mode === 'documents'
  const pictures = useUploads(async (file, onProgress, signal) => {
    const small = await fitted(file, t)
    signal?.throwIfAborted()
    const stored = await uploadPicture(small, onProgress, signal)
    invalidate('/admin/media')
    return stored
  })
  const documents = useUploads(uploadDocument)
  const [products, setProducts] = useState<string[]>([])
  const { add } = isOfDocuments ? documents : pictures
  const { isOver, ...dropping } = useDropped(add)

  return (
    <section
      aria-labelledby="library-title"
      className={css.library}
      data-over={isOver || undefined}
      {...dropping}
    >
      <h1 id="library-title" className={css.title}>
        {t('library.title')}
      </h1>
      <Tabs.Root
        className={css.modes}
        value={mode}
        onValueChange={(next) => set({ mode: next, page: '', show: '', tag: '', kind: '' }, 'push')}
      >
        <Tabs.List className={tabs.list} aria-label={t('library.title')}>
          {offered.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className={tabs.tab}>
              {t(label)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={mode} className={css.modes} tabIndex={-1}>
          <div className={css.buttons}>
            <AddFiles
              label={t(isOfDocuments ? 'library.addDocuments' : 'pictures.add')}
              accept={isOfDocuments ? acceptedBy('documents') : 'image/*'}
              onFiles={add}
            />
          </div>
          <p className={css.facts}>
            {t(isOfDocuments ? 'library.documentsHint' : 'pictures.hint')}
          </p>
          {isOfDocuments ? (
            <>
              <DocumentUploads
                uploads={documents}
                products={products}
                action={t('library.saveDrafts')}
                hint={needsApproval ? t('library.draftsHint') : undefined}
                canPublish={!needsApproval}
                onSaved={({ length: count }, isPublished) =>
                  toast({
                    title: t(isPublished ? 'library.documentsPublished' : 'library.draftsSaved', {
                      count,
                    }),
                  })
                }
              >
                <ProductsChoice chosen={products} onChoose={setProducts} />
              </DocumentUploads>
              <DocumentList state={state} />
            </>
          ) : (
            <>
              <UploadList
                {...pictures}
                ask={({ id }) => (
                  <AltField
                    key={lng}
                    id={id}
                    lng={lng}
                    label={`${t('pictures.alt')} (${languageNames[lng]})`}
                    stored=""
                  />
                )}
              />
              <PictureList state={state} lng={lng} isWriting={mode === 'texts'}>
                <Filter
                  label={`${t('library.altTexts')}: ${languageNames[own]}`}
                  name="language"
                  state={state}
                  options={languages.map((value) => ({ value, label: languageNames[value] }))}
                />
              </PictureList>
            </>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </section>
  )
}

/** Files dropped anywhere on an element; what else is dragged goes its own way. */
function useDropped(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
}
