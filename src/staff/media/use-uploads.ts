import { useCallback, useEffect, useRef, useState } from 'react'
import { invalidate } from '../kit/api/query'
import { uploadPicture } from '../kit/api/upload'
import { useTexts } from '../kit/ui/texts'
import { fitted, reasonOf } from './picture'

/** A file on its way into the library. */
export interface Upload {
  key: number
  file: File
  /** How much of it has gone, 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled'
  problem?: string
  /** Of the media, once it is stored. */
  id?: string
}

/** How many files are sent at once: the server draws each of them anew. */
const atOnce = 2

let lastKey = 0

/** Sends files one after the other, two at a time. Each can be cancelled, and tried again where it failed. */
export function useUploads() {
  const t = useTexts()
  const [uploads, setUploads] = useState<Upload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const change = useCallback(
    (key: number, changes: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  )

  useEffect(() => {
    const send = async ({ key, file }: Upload) => {
      const controller = new AbortController()
      controllers.current.set(key, controller)
      try {
        const small = await fitted(file, t)
        controller.signal.throwIfAborted()
        const onProgress = (share: number) => change(key, { share })
        const { id } = await uploadPicture(small, onProgress, controller.signal)
        change(key, { state: 'stored', share: 1, id })
        invalidate('/admin/media')
      } catch (error) {
        if (controller.signal.aborted) change(key, { state: 'cancelled' })
        else change(key, { state: 'failed', problem: reasonOf(error, t) })
      } finally {
        controllers.current.delete(key)
      }
    }
    const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    for (const upload of next) {
      change(upload.key, { state: 'sending' })
      void send(upload)
    }
  }, [uploads, change, t])

  useEffect(() => {
    const { current } = controllers
    return () => current.forEach((controller) => controller.abort())
  }, [])

  return {
    uploads,
    add: (files: Iterable<File>) =>
      setUploads((all) => [
        ...all,
        ...[...files].map((file): Upload => ({
          key: ++lastKey,
          file,
          share: 0,
          state: 'waiting',
        })),
      ]),
    cancel: (key: number) => {
      const controller = controllers.current.get(key)
      if (controller) controller.abort()
      else change(key, { state: 'cancelled' })
    },
    retry: (key: number) => change(key, { state: 'waiting', share: 0, problem: undefined }),
    clear: () =>
      setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
