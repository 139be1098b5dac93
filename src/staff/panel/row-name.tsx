'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A closed row of a list by its number and its name, or else the first text in it. */
export function RowName() {
  const { data = {}, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const { id: _, label, name: named, ...others } = data
  const name = [label, named, ...Object.values(others)].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  return <span>{[String(rowNumber + 1).padStart(2, '0'), name].filter(Boolean).join(' · ')}</span>
}
