'use client'

import css from '../ui/query-state.module.css'
import { useTexts } from '../ui/texts'

/** What stands in place of rows: there are none, or none that fit. */
export function EmptyList({ text, isNarrowed }: { text: string; isNarrowed: boolean }) {
  const t = useTexts()
  return (
    <div className={css.state} role="status">
      <p>{isNarrowed ? t('table.noMatch') : text}</p>
    </div>
  )
}
