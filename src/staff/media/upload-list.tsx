'use client'

import { useRef } from 'react'
import { languageNames, type Language } from '@/src/i18n/languages'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { AltField } from './alt-field'
import css from './media.module.css'
import type { useUploads } from './use-uploads'

interface Props extends Omit<ReturnType<typeof useUploads>, 'add'> {
  lng: Language
}

/** Files on their way, each with its own progress; what is stored asks for its alt text. */
export function UploadList({ uploads, lng, cancel, retry, clear }: Props) {
  const t = useTexts()
  if (uploads.length === 0) return null
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <section className={css.uploads} aria-label={t('library.uploads')}>
      <ul className={css.rows}>
        {uploads.map((upload) => {
          const { key, file, share, state, problem, id } = upload
          return (
            <li key={key} className={css.upload} data-state={state}>
              <span className={css.name}>{file.name}</span>
              {state === 'sending' ? (
                <progress value={share} aria-label={t('pictures.progress', { name: file.name })} />
              ) : null}
              {state === 'stored' && id ? (
                <AltField
                  key={lng}
                  id={id}
                  lng={lng}
                  label={`${t('pictures.alt')} (${languageNames[lng]})`}
                  stored=""
                />
              ) : (
                <span role={state === 'failed' ? 'alert' : undefined} className={css.facts}>
                  {state === 'failed'
                    ? problem
                    : state === 'waiting'
                      ? t('library.waiting')
                      : state === 'cancelled'
                        ? t('library.cancelled')
                        : null}
                </span>
              )}
              {state === 'waiting' || state === 'sending' ? (
                <Button
                  look="plain"
                  aria-label={`${t('cancel')}: ${file.name}`}
                  onClick={() => cancel(key)}
                >
                  {t('cancel')}
                </Button>
              ) : null}
              {state === 'failed' || state === 'cancelled' ? (
                <Button
                  look="plain"
                  aria-label={`${t('retry')}: ${file.name}`}
                  onClick={() => retry(upload)}
                >
                  {t('retry')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <p role="status" className={css.facts}>
        {t('library.storedCount', {
          stored: uploads.filter(({ state }) => state === 'stored').length,
          total: uploads.length,
        })}
      </p>
      {isBusy ? null : <Button onClick={clear}>{t('library.clearUploads')}</Button>}
    </section>
  )
}

/** Has files chosen, where dragging them is not at hand. */
export function AddPictures({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="loud" onClick={() => input.current?.click()}>
        {t('pictures.add')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('pictures.add')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
