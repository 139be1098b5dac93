'use client'

import { useEffect, useState } from 'react'
import { usePageLanguage } from '@/src/i18n/client'
import {
  formatHours,
  hoursIn,
  isSameClock,
  type OpeningHours,
} from '@/src/domain/settings/opening-hours'

interface Props {
  opening: OpeningHours
  /** Label before the hours by the visitor's clock. */
  label: string
}

/** The hours by the visitor's clock, where it shows another time than theirs. */
export function OwnTime({ opening, label }: Props) {
  const lng = usePageLanguage()
  const [words, setWords] = useState('')
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const now = new Date()
    setWords(
      isSameClock(timeZone, opening.timeZone, now)
        ? ''
        : formatHours(hoursIn(opening, timeZone, now), lng),
    )
  }, [opening, lng])
  return words ? (
    <span>
      {label} {words}
    </span>
  ) : null
}
