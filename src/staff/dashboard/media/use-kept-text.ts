import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import { describeUploadError } from './picture'

type State = { is: 'idle' | 'saving' | 'saved' } | { is: 'failed'; why: string }

/**
 * A text that is kept when its field is left, or closed with what is around it; before the page is left with one that
 * is not kept yet, the browser asks.
 * @param save should not change what it stands for while the field is there
 */
export function useKeptText(stored: string, save: (text: string) => Promise<unknown>) {
  const t = useTexts()
  const [kept, setKept] = useState(stored)
  const [typed, setTyped] = useState(stored)
  const [state, setState] = useState<State>({ is: 'idle' })
  const isOpen = typed.trim() !== kept.trim()
  const sent = useRef<string | null>(null)
  const isGone = useRef(false)

  const keep = async () => {
    if (!isOpen || sent.current === typed) return
    sent.current = typed
    setState({ is: 'saving' })
    try {
      await save(typed)
      setKept(typed)
      setState({ is: 'saved' })
    } catch (error) {
      if (isGone.current) toastFailure(t, t('toast.updateFailed'), error)
      setState({ is: 'failed', why: describeUploadError(error, t) })
    } finally {
      sent.current = null
    }
  }

  const last = useRef(keep)
  useEffect(() => {
    last.current = keep
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      void last.current()
    }
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isOpen])

  return { typed, setTyped, state, keep: () => void keep() }
}
