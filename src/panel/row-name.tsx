'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A closed row of a list by its number and the first text in it. */
export function RowName() {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const name = Object.entries(data ?? {}).find(
    ([key, value]) => key !== 'id' && typeof value === 'string' && value.trim() !== '',
  )?.[1]
  return <span>{[String(rowNumber + 1).padStart(2, '0'), name].filter(Boolean).join(' · ')}</span>
}
