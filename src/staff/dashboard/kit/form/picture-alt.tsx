'use client'

import { useState } from 'react'
import { defaultLanguage, languageNames, type Language } from '@/src/i18n/languages'
import { filenameOfUpload } from '@/src/platform/storage/uploads'
import { textIn } from './localized'
import css from './pictures-field.module.css'
import { useApi } from '../api/query'
import { listPath, selecting, write, type ListAnswer } from '../api/records'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'

interface Media {
  id: string
  /** Text by language. */
  alt?: unknown
}

interface Props {
  url: string
  number: number
  lng: Language
}

/**
 * Field for the alt text of a picture, in the language that is being edited. It belongs to the picture and is saved at
 * once.
 */
export function PictureAlt({ url, number, lng }: Props) {
  const t = useTexts()
  const filename = filenameOfUpload(url)
  const { data } = useApi<ListAnswer<Media>>(
    filename === undefined
      ? null
      : listPath('media', {
          'where[filename][equals]': filename,
          limit: 1,
          depth: 0,
          locale: 'all',
          ...selecting('alt'),
        }),
  )
  const [typed, setTyped] = useState<string | null>(null)
  const media = data?.docs[0]
  if (!media) return null
  const stored = textIn(media.alt, lng)
  const isEnglish = lng === defaultLanguage

  const keep = async () => {
    const text = typed?.trim()
    if (text === undefined || text === stored) return
    try {
      // An empty text gives way to the English one.
      await write('media', 'PATCH', `/${media.id}?locale=${lng}`, { alt: text || null })
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    }
  }
  const label = t('pictures.altNumber', { number })
  return (
    <input
      className={css.alt}
      lang={lng}
      aria-label={isEnglish ? label : `${label} (${languageNames[lng]})`}
      placeholder={
        isEnglish
          ? t('pictures.alt')
          : `${languageNames[lng]}: ${textIn(media.alt, defaultLanguage) || t('pictures.alt')}`
      }
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
    />
  )
}
