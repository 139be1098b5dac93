'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { filenameOfUpload } from '@/src/lib/uploads'
import { describe } from './api'
import css from './pictures-field.module.css'
import { useApi } from './query'
import { listPath, selecting, write, type ListAnswer } from './records'
import { useTexts } from './texts'

interface Media {
  id: string
  alt?: string | null
}

/** What a picture shows, for those who do not see it. It belongs to the picture and is kept at once. */
export function PictureAlt({ url, number }: { url: string; number: number }) {
  const t = useTexts()
  const filename = filenameOfUpload(url)
  const { data } = useApi<ListAnswer<Media>>(
    filename === undefined
      ? null
      : listPath('media', {
          'where[filename][equals]': filename,
          limit: 1,
          depth: 0,
          ...selecting('alt'),
        }),
  )
  const [typed, setTyped] = useState<string | null>(null)
  const media = data?.docs[0]
  if (!media) return null

  const keep = async () => {
    if (typed === null || typed.trim() === (media.alt ?? '')) return
    try {
      await write('media', 'PATCH', `/${media.id}`, { alt: typed.trim() })
    } catch (error) {
      toast({
        title: t('toast.updateFailed'),
        description: describe(error),
        variant: 'destructive',
      })
    }
  }
  return (
    <input
      className={css.alt}
      aria-label={t('pictures.altNumber', { number })}
      placeholder={t('pictures.alt')}
      value={typed ?? media.alt ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
    />
  )
}
