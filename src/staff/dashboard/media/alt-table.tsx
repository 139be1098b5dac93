'use client'

import { useState } from 'react'
import type { LibraryPicture } from '@/src/contract/staff/media-library'
import { defaultLanguage, languageNames, type Language } from '@/src/i18n/languages'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { AltField } from './alt-field'
import css from './media.module.css'
import { pictureName } from './picture'

interface Props {
  docs: LibraryPicture[]
  /** Language of the texts. */
  lng: Language
  total: number
  onOpen: (id: string) => void
  onMore: () => void
}

/**
 * Pictures below each other, each with the field for its alt text: typed, and on with Tab. Rows stay where they are once
 * they have their text, so that the next field is where it was.
 */
export function AltTable({ docs, lng, total, onOpen, onMore }: Props) {
  const t = useTexts()
  const own = useLanguage()
  const [rows] = useState(docs)
  const hasMore =
    total > docs.length || docs.some(({ id }) => !rows.some((shown) => shown.id === id))
  return (
    <>
      <ul className={css.rows}>
        {rows.map((picture) => (
          <li key={picture.id} className={css.row}>
            <button
              type="button"
              tabIndex={-1}
              className={css.rowPicture}
              aria-label={pictureName(picture, own)}
              onClick={() => onOpen(picture.id)}
            >
              <img src={mediaAddress(picture.thumbnail)} alt="" loading="lazy" />
            </button>
            <AltField
              id={picture.id}
              lng={lng}
              label={`${picture.originalName ?? picture.url.split('/').at(-1)} – ${languageNames[lng]}`}
              stored={picture.alt[lng] ?? ''}
              instead={lng === defaultLanguage ? undefined : picture.alt[defaultLanguage]}
            />
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={onMore}>{t('library.nextRows')}</Button> : null}
    </>
  )
}
