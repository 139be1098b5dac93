'use client'

import { formatDateTime, formatDay, inWords } from '@/src/staff/workflow/format'
import { useHost } from './host'

interface Props {
  /** A moment in ISO 8601; nothing is shown for none. */
  at: string | null | undefined
}

/** A moment of the past in words, such as “3 days ago”; the exact one is its tooltip. */
export function When({ at }: Props) {
  const { lng } = useHost()
  const date = new Date(at ?? '')
  if (!at || Number.isNaN(date.getTime())) return null
  return (
    <time dateTime={at} title={formatDateTime(date, lng)}>
      {inWords(date, lng) ?? formatDay(at, lng)}
    </time>
  )
}
