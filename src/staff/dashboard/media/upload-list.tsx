'use client'

import { useRef, type ReactNode } from 'react'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import type { Upload, Uploads } from './use-uploads'

interface Props<Stored> extends Pick<Uploads<Stored>, 'uploads' | 'cancel' | 'retry' | 'clear'> {
  /** Returns the fields for a file that is stored. */
  ask: (stored: Stored, upload: Upload<Stored>) => ReactNode
}

/** Files on their way, each with its own progress. */
export function UploadList<Stored>({ uploads, cancel, retry, clear, ask }: Props<Stored>) {
  const t = useTexts()
  if (uploads.length === 0) return null
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <section className={css.uploads} aria-label={t('library.uploads')}>
      <ul className={css.rows}>
        {uploads.map((upload) => {
          const { key, file, share, state, problem, stored } = upload
          return (
            <li key={key} className={css.upload} data-state={state}>
              <span className={css.name}>{file.name}</span>
              {state === 'sending' ? (
                <progress value={share} aria-label={t('pictures.progress', { name: file.name })} />
              ) : null}
              {state === 'stored' && stored ? (
                ask(stored, upload)
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
                  look="ghost"
                  aria-label={`${t('cancel')}: ${file.name}`}
                  onClick={() => cancel(key)}
                >
                  {t('cancel')}
                </Button>
              ) : null}
              {state === 'failed' || state === 'cancelled' ? (
                <Button
                  look="ghost"
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

interface AddProps {
  label: string
  /** As the `accept` of a field. */
  accept: string
  onFiles: (files: Iterable<File>) => void
}

/** Has files chosen, where dragging them is not at hand. */
export function AddFiles({ label, accept, onFiles }: AddProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="primary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
