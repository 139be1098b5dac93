import { useState } from 'react'
import { useFormHost, useHost } from '../host'

/** Confirms that a translation still says what the English says. */
export function useConfirmTranslation(place: { collection: string; id: string; locale: string }) {
  const { say, write } = useHost()
  const { notify } = useFormHost()
  const [isPending, setPending] = useState(false)
  const confirm = async (key: string) => {
    setPending(true)
    try {
      await write('POST', '/admin/translations/confirm', { ...place, keys: [key] })
    } catch (error) {
      notify(say('toast.updateFailed'), error)
    }
    setPending(false)
  }
  return { isPending, confirm }
}
