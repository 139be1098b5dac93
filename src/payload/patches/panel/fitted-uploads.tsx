'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { fitPicture, megabytes } from '@/src/domain/media/pictures/fit-picture'

/**
 * Pictures that are chosen or dropped anywhere in the panel are made to fit, or refused in words, before
 * Payload's own fields see them: the events are held back, and sent again with what fits.
 */
export function FittedUploads({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useEffect(() => {
    const sentAgain = new WeakSet<Event>()
    const say = (key: string, values: Record<string, string>) =>
      toast.error(t(`terminalia:${key}` as never, values))

    const fit = async (files: File[]): Promise<DataTransfer> => {
      const transfer = new DataTransfer()
      for (const file of files) {
        const fitted = await fitPicture(file)
        if ('file' in fitted) transfer.items.add(fitted.file)
        else say(fitted.refusal, { name: file.name, size: megabytes(file.size) })
      }
      return transfer
    }
    const send = (target: EventTarget, event: Event) => {
      sentAgain.add(event)
      target.dispatchEvent(event)
    }

    const fitChosen = async (event: Event) => {
      const { target: input } = event
      if (sentAgain.has(event) || !(input instanceof HTMLInputElement)) return
      if (!input.files?.length || !input.accept.includes('image/')) return
      event.stopImmediatePropagation()
      const { files } = await fit([...input.files])
      // Without a file the same one can be chosen again.
      if (files.length === 0) input.value = ''
      else {
        input.files = files
        send(input, new Event('change', { bubbles: true }))
      }
    }
    const fitDropped = async (event: DragEvent) => {
      const { target, dataTransfer } = event
      if (sentAgain.has(event) || !dataTransfer?.files.length) return
      if (!(target instanceof Element) || !target.closest('.dropzone')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const fitted = await fit([...dataTransfer.files])
      const init = { bubbles: true, cancelable: true, dataTransfer: fitted }
      // Without a file it only ends the drag.
      send(target, new DragEvent(fitted.files.length > 0 ? 'drop' : 'dragleave', init))
    }
    const onChange = (event: Event) => void fitChosen(event)
    const onDrop = (event: DragEvent) => void fitDropped(event)
    // Before React's own listeners, which are at its root.
    const capture = { capture: true }
    document.addEventListener('change', onChange, capture)
    document.addEventListener('drop', onDrop, capture)
    return () => {
      document.removeEventListener('change', onChange, capture)
      document.removeEventListener('drop', onDrop, capture)
    }
  }, [t])
  return children
}
