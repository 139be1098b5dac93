'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { getServerMessage } from '../api/call'
import type { Upload as Store } from '../api/files'
import { Button } from '../ui/button'
import { toastFailure } from '../ui/failure'
import { type Texts, useTexts } from '../ui/texts'
import css from './uploads.module.css'

/** A file on its way into the library. */
interface Upload<Stored> {
  key: number
  file: File
  /** Share of it that was sent, 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled'
  problem?: string
  /** Answer of the server. */
  stored?: Stored
}

/** Files sent at once: the server draws each picture anew. */
const atOnce = 2

let lastKey = 0

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Sends files one after the other, two at a time. Each can be cancelled, and tried again where it failed. They go on
 * while another page of the dashboard is looked at; before the browser leaves the dashboard, it asks.
 * @param store sends one file
 */
export function useUploads<Stored>(store: Store<Stored>) {
  const t = useTexts()
  const [uploads, setUploads] = useState<Upload<Stored>[]>([])
  const waiting = useRef<Upload<Stored>[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const isGone = useRef(false)
  const change = (key: number, changes: Partial<Upload<Stored>>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const send = async ({ key, file }: Upload<Stored>) => {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    change(key, { state: 'sending' })
    addEventListener('beforeunload', askFirst)
    try {
      const onProgress = (share: number) => change(key, { share })
      const stored = await store(file, onProgress, controller.signal)
      change(key, { state: 'stored', share: 1, stored })
    } catch (error) {
      if (controller.signal.aborted) change(key, { state: 'cancelled' })
      else change(key, { state: 'failed', problem: describeUploadError(error, t) })
      if (isGone.current) toastFailure(t, t('toast.uploadFailed'), error)
    } finally {
      controllers.current.delete(key)
      sendNext()
      if (controllers.current.size === 0) removeEventListener('beforeunload', askFirst)
    }
  }
  const sendNext = () => {
    while (controllers.current.size < atOnce) {
      const upload = waiting.current.shift()
      if (!upload) return
      void send(upload)
    }
  }
  const queue = (added: Upload<Stored>[]) => {
    waiting.current.push(...added)
    sendNext()
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): Upload<Stored> => ({
        ...{ key: ++lastKey, file, share: 0 },
        state: 'waiting',
      }))
      setUploads((all) => [...all, ...added])
      queue(added)
    },
    cancel: (key: number) => {
      controllers.current.get(key)?.abort()
      if (!waiting.current.some((upload) => upload.key === key)) return
      waiting.current = waiting.current.filter((upload) => upload.key !== key)
      change(key, { state: 'cancelled' })
    },
    retry: (upload: Upload<Stored>) => {
      change(upload.key, { state: 'waiting', share: 0, problem: undefined })
      queue([upload])
    },
    /** Takes one off the list that is stored or has failed. */
    dismiss: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    clear: () =>
      setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}

export type Uploads<Stored> = ReturnType<typeof useUploads<Stored>>

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
  look?: 'primary' | 'secondary'
  /** As the `accept` of a field. */
  accept: string
  isOne?: boolean
  onFiles: (files: File[]) => void
}

/** Has files chosen, where dragging them is not at hand. */
export function AddFiles({ label, look = 'primary', accept, isOne, onFiles }: AddProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={!isOne}
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

export const describeUploadError = (error: unknown, t: Texts): string =>
  getServerMessage(error) ??
  (error instanceof Error && error.message ? error.message : t('library.failed'))
