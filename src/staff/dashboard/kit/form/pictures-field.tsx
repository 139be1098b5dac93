'use client'

import { type DragEvent, useRef, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { fitPicture, megabytes } from '@/src/domain/media/pictures/fit-picture'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { filenameOfUpload, mediaAddress } from '@/src/platform/storage/uploads'
import { getServerMessage } from '../api/call'
import { useApi } from '../api/query'
import { type ListAnswer, listPath, selecting, write } from '../api/records'
import { uploadPicture } from '../api/files'
import { Button } from '../ui/button'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/failure'
import { LibraryChooser } from './library-chooser'
import { textIn } from './localized'
import css from './pictures-field.module.css'

interface PicturesFieldProps {
  label: string
  hint?: string
  urls: string[]
  /** The language in which they are described. */
  lng: Language
  onChange: (change: (urls: string[]) => string[]) => void
  /** Called with the number of pictures that are being uploaded. */
  onPending: (count: number) => void
}

interface Upload {
  id: number
  name: string
  share: number
}

let lastUpload = 0

/** Pictures of an entry, the first one leading: chosen, dropped or pasted, moved, described, taken out. */
export function PicturesField({ label, hint, urls, lng, onChange, onPending }: PicturesFieldProps) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<Upload[]>([])
  const [isOver, setOver] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const pending = useRef(0)

  const add = async (files: Iterable<File>) => {
    for (const file of [...files]) {
      const id = ++lastUpload
      setUploads((all) => [...all, { id, name: file.name, share: 0 }])
      onPending(++pending.current)
      const tell = (reason: string | undefined) =>
        toast({ title: t('toast.uploadFailed'), description: reason, variant: 'destructive' })
      try {
        const fitted = await fitPicture(file)
        if ('refusal' in fitted) {
          tell(t(`pictures.${fitted.refusal}`, { name: file.name, size: megabytes(file.size) }))
          continue
        }
        const { url } = await uploadPicture(fitted.file, (share) =>
          setUploads((all) => all.map((one) => (one.id === id ? { ...one, share } : one))),
        )
        onChange((before) => [...before, url])
      } catch (error) {
        tell(getServerMessage(error) ?? (error instanceof Error ? error.message : undefined))
      } finally {
        setUploads((all) => all.filter((one) => one.id !== id))
        onPending(--pending.current)
      }
    }
  }

  const move = (from: number, to: number) =>
    onChange((before) => {
      if (to < 0 || to >= before.length) return before
      const after = [...before]
      after.splice(to, 0, ...after.splice(from, 1))
      return after
    })

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (dragged === null) void add(event.dataTransfer.files)
  }

  return (
    <div
      data-wide
      role="group"
      aria-label={label}
      className={css.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(dragged === null)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={({ clipboardData }) => void add(clipboardData.files)}
    >
      <div className={css.head}>
        <span className={css.label}>{label}</span>
        <Button onClick={() => input.current?.click()}>{t('pictures.add')}</Button>
        <Button onClick={() => setChoosing(true)}>{t('library.choose')}</Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          className="visually-hidden"
          tabIndex={-1}
          aria-label={label}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <span className={css.hint}>{hint ?? t('pictures.hint')}</span>
      </div>
      <ul className={css.list}>
        {urls.map((url, index) => (
          <li
            key={url}
            className={css.picture}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index)
            }}
          >
            <img
              src={mediaAddress(url)}
              alt={t('pictures.number', { number: index + 1 })}
              className={css.image}
            />
            {index === 0 ? <span className={css.cover}>{t('pictures.cover')}</span> : null}
            <PictureAlt key={lng} url={url} number={index + 1} lng={lng} />
            <div className={css.buttons}>
              <Button
                look="ghost"
                isInactive={index === 0}
                aria-label={t('pictures.earlier', { number: index + 1 })}
                onClick={() => move(index, index - 1)}
              >
                ←
              </Button>
              <Button
                look="ghost"
                isInactive={index === urls.length - 1}
                aria-label={t('pictures.later', { number: index + 1 })}
                onClick={() => move(index, index + 1)}
              >
                →
              </Button>
              <Button
                look="ghost"
                aria-label={t('pictures.removeNumber', { number: index + 1 })}
                onClick={() => onChange((before) => before.filter((other) => other !== url))}
              >
                {t('pictures.remove')}
              </Button>
            </div>
          </li>
        ))}
        {uploads.map(({ id, name, share }) => (
          <li key={id} className={css.upload}>
            <span>{name}</span>
            <progress value={share} aria-label={t('pictures.progress', { name })} />
          </li>
        ))}
      </ul>
      {isChoosing ? (
        <LibraryChooser
          isOffered={({ urls: [url = ''] }) => !urls.includes(url)}
          onClose={() => setChoosing(false)}
          onChoose={({ urls: [url = ''] }) => {
            setChoosing(false)
            onChange((before) => [...before, url])
          }}
        />
      ) : null}
    </div>
  )
}

interface Media {
  id: string
  /** Text by language. */
  alt?: unknown
}

interface PictureAltProps {
  url: string
  number: number
  lng: Language
}

/**
 * Field for the alt text of a picture, in the language that is being edited. It belongs to the picture and is saved at
 * once.
 */
function PictureAlt({ url, number, lng }: PictureAltProps) {
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
