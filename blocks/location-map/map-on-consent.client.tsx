'use client'

import { useState } from 'react'
import { useConsent } from '@/src/components/use-consent'
import css from './location-map.module.css'

interface Props {
  /** Address of the page that shows the map in a frame. */
  address: string
  host: string
  texts: { show: string; about: string; title: string }
}

/** Asks before the host of the map is contacted. Without scripts nothing is asked, and nothing loaded. */
export function MapOnConsent({ address, host, texts }: Props) {
  const [isAllowed, allow] = useConsent(host)
  const [isAsked, setAsked] = useState(false)

  if (isAllowed) {
    return (
      <iframe
        className={css.frame}
        src={address}
        title={texts.title}
        loading="lazy"
        referrerPolicy="no-referrer"
        // Who has just asked for the map goes on inside it.
        ref={(frame) => (isAsked ? frame?.focus({ preventScroll: true }) : undefined)}
      />
    )
  }
  return (
    <div className={css.ask}>
      <button
        type="button"
        className={css.show}
        onClick={() => {
          setAsked(true)
          allow()
        }}
      >
        {texts.show}
      </button>
      <p className={css.about}>{texts.about}</p>
    </div>
  )
}
