'use client'

import { useState } from 'react'
import { isSafeLink } from '@/src/domain/links/link'
import { LinkField } from '@/src/staff/in-place/ui/link-field'
import { Sheet } from '@/src/staff/in-place/ui/sheet'
import { useSay } from '@/src/staff/in-place/ui/texts'

interface Props {
  lng: string
  /** Present target of the link; null for words that are none. */
  url: string | null
  /** Null takes the link away. */
  onSet: (url: string | null) => void
  onClose: () => void
}

/** Drawer for the target of the selected words of a formatted text. */
export function LinkSheet({ lng, url, onSet, onClose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState(url ?? '')
  return (
    <Sheet
      title={say('inPlace.link')}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="main" disabled={!isSafeLink(typed)}>
            {say('inPlace.setLink')}
          </button>
          {url === null ? null : (
            <button type="button" onClick={() => onSet(null)}>
              {say('inPlace.removeLink')}
            </button>
          )}
        </>
      }
      onSubmit={() => {
        if (isSafeLink(typed)) onSet(typed)
      }}
      onClose={onClose}
    >
      <LinkField name="link" label={say('inPlace.link')} lng={lng} value={url} onTyped={setTyped} />
    </Sheet>
  )
}
