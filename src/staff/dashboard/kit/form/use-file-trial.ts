import { useState } from 'react'
import { api, ApiError } from '../api/call'
import { failureText } from '../ui/failure'
import { useTexts } from '../ui/texts'

/**
 * State of a file that is tried out first: the answer of its dry run, until it is applied or outdated.
 * @param path of the call that imports
 */
export function useFileTrial<Answer>(path: string) {
  const t = useTexts()
  const [file, setFile] = useState<File | null>(null)
  const [trial, setTrial] = useState<Answer | null>(null)
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)

  const attempt = async (act: () => Promise<void>) => {
    setPending(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'dry_run_outdated') setTrial(null)
      setFailure(failureText(t, error))
    } finally {
      setPending(false)
    }
  }
  const send = (chosen: File, options: object) => {
    const form = new FormData()
    form.set('file', chosen)
    form.set('_payload', JSON.stringify(options))
    return api<Answer>(path, { method: 'POST', body: form })
  }
  const tryOut = (chosen: File, options: object) =>
    attempt(async () => {
      setFile(chosen)
      setTrial(null)
      setTrial(await send(chosen, options))
    })
  return { file, trial, failure, isPending, attempt, send, setTrial, tryOut }
}
