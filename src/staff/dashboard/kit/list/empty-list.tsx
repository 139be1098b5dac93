'use client'

import { Link } from '../ui/navigation'
import css from '../ui/query-state.module.css'
import { useTexts } from '../ui/texts'

/** Hint at the origin of the first record of a list, with a link. */
export interface EmptyHint {
  text: string
  link?: { href: string; label: string }
}

interface Props {
  text: string
  isNarrowed: boolean
  hint?: EmptyHint
}

/** Message in place of rows: there are none, or none that match. */
export function EmptyList({ text, isNarrowed, hint }: Props) {
  const t = useTexts()
  if (isNarrowed)
    return (
      <div className={css.state} role="status">
        <p>{t('table.noMatch')}</p>
      </div>
    )
  return (
    <div className={css.empty}>
      <p role="status" className={css.none}>
        {text}
      </p>
      {hint ? <p className={css.why}>{hint.text}</p> : null}
      {hint?.link ? (
        <Link href={hint.link.href} className={css.way}>
          {hint.link.label}
        </Link>
      ) : null}
    </div>
  )
}
