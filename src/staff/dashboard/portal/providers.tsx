'use client'

import { useEffect, useState } from 'react'
import button from '../kit/ui/button.module.css'
import { useTexts } from '../kit/ui/texts'
import css from './portal.module.css'

interface Props {
  providers: { name: string; label: string }[]
}

/** Links to the providers of single sign-on, above the form. */
export function Providers({ providers }: Props) {
  const t = useTexts()
  const [query, setQuery] = useState('')
  // Back to where somebody was when the session ended; the portal checks it on the way back.
  useEffect(() => {
    const next = new URLSearchParams(location.search).get('next')
    setQuery(next ? `?next=${encodeURIComponent(next)}` : '')
  }, [])
  return (
    <>
      {providers.map(({ name, label }) => (
        <a
          key={name}
          className={`${button.button} ${button.secondary}`}
          href={`/api/admin/sign-in/${name}${query}`}
        >
          {t('portal.signInWith', { label })}
        </a>
      ))}
      <p className={css.or}>{t('portal.orPassword')}</p>
    </>
  )
}

const problems = {
  unavailable: 'portal.problem.unavailable',
  cancelled: 'portal.problem.cancelled',
  failed: 'portal.problem.failed',
  expired: 'portal.problem.expired',
  tooMany: 'portal.problem.tooMany',
  unknown: 'portal.problem.unknown',
  noGroup: 'portal.problem.noGroup',
  secondFactor: 'portal.problem.secondFactor',
  lastLocal: 'portal.problem.lastLocal',
} as const

/**
 * Returns the text of what went wrong in the sign-in: at a provider, as the fragment of the address names it, or what is set
 * later.
 */
export function useProviderProblem(): [text: string, set: (text: string) => void] {
  const t = useTexts()
  const [text, setText] = useState('')
  useEffect(() => {
    const [, name = ''] = /^#problem=(\w+)$/.exec(location.hash) ?? []
    if (!Object.hasOwn(problems, name)) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setText(t(problems[name as keyof typeof problems]))
  }, [t])
  return [text, setText]
}
