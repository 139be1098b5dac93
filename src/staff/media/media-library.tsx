'use client'

import { useState, type DragEvent } from 'react'
import { isLanguage, languageNames, languages } from '@/src/i18n/languages'
import { useAddress } from '../kit/address'
import { useStaff } from '../kit/api/auth'
import { useListState } from '../kit/list/list-state'
import { Filter, TableTools } from '../kit/list/table-tools'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { DocumentList } from './document-list'
import css from './media.module.css'
import { PictureList } from './picture-list'
import { AddPictures, UploadList } from './upload-list'
import { useUploads } from './use-uploads'

/** What the view shows, by `mode` of its address: the grid of pictures, their alt texts, or documents. */
const modes = {
  '': 'library.showGrid',
  texts: 'library.writeAlt',
  documents: 'library.documents',
} as const

/** Every picture of the site: found, described, uploaded, replaced; and the documents of the catalogue. */
export function MediaLibrary() {
  const t = useTexts()
  const own = useLanguage()
  const { may } = useStaff()
  const { get, set } = useAddress()
  const state = useListState('', ['show', 'tag'])
  const asked = state.filter('language')
  const lng = isLanguage(asked) ? asked : own
  const mode = get('mode')
  const { add, ...uploads } = useUploads()
  const { isOver, ...dropping } = useDropped(add)
  const offered = (Object.keys(modes) as (keyof typeof modes)[]).filter(
    (name) => name !== mode && (name !== 'documents' || may('products')),
  )

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
      <nav className={css.buttons} aria-label={t('library.title')}>
        {offered.map((name) => (
          <Button
            key={name}
            onClick={() => set({ mode: name, page: '', show: '', tag: '' }, 'push')}
          >
            {t(modes[name])}
          </Button>
        ))}
        <AddPictures onFiles={add} />
      </nav>
      <p className={css.facts}>{t('pictures.hint')}</p>
      <UploadList {...uploads} lng={lng} />
      {mode === 'documents' ? (
        <>
          <TableTools state={state} />
          <DocumentList state={state} />
        </>
      ) : (
        <PictureList state={state} lng={lng} isWriting={mode === 'texts'}>
          <Filter
            label={`${t('library.altTexts')}: ${languageNames[own]}`}
            name="language"
            state={state}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </PictureList>
      )}
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
