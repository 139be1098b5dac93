'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Suggestion, SuggestionAnswer } from '@/src/contract/search'
import { isSafeLink } from '@/src/domain/links/link'
import { problemText } from '@/src/domain/refusals/text'
import { localTime } from '@/src/platform/time/days'
import type { RefusedField } from '@/src/staff/workflow/cookie-calls'
import { useSay } from './texts'

interface MarkedProps {
  /** Another object for each refusal. */
  problem: RefusedField | undefined
  children: ReactNode
}

const inputs = 'input, textarea, select, button, a'

/** A field, marked where a save was refused for it; the first of them comes into view and gets the focus. */
export function Marked({ problem, children }: MarkedProps) {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>(inputs)
    if (!problem || !input) return
    input.setAttribute('aria-invalid', 'true')
    const root = input.getRootNode() as Document | ShadowRoot
    const isFirst = root.querySelector('[data-refused]') === frame.current
    // Who types goes on typing.
    if (isFirst && !root.activeElement?.matches('input, textarea, select')) {
      input.scrollIntoView({ block: 'center' })
      input.focus({ preventScroll: true })
    }
    return () => input.removeAttribute('aria-invalid')
  }, [problem])
  return (
    <div ref={frame} className="marked" data-refused={problem ? '' : undefined}>
      {children}
      {problem ? (
        <p role="alert" className="problem">
          {problemText(say, problem.message)}
        </p>
      ) : null}
    </div>
  )
}

interface DateFieldProps {
  name: string
  label: string
  /** A day of the calendar, the same all over the world. */
  isDay?: boolean
  value: unknown
  hint: ReactNode
  onChange: (at: string | null) => void
}

/** A day, or a moment by the clock of who sets it. */
export function DateField({ name, label, isDay, value, hint, onChange }: DateFieldProps) {
  const at = typeof value === 'string' ? new Date(value) : null
  const shown = at === null ? '' : isDay ? at.toISOString().slice(0, 10) : localTime(at)
  const change = (typed: string) => {
    const date = new Date(isDay ? `${typed}T00:00:00Z` : typed)
    onChange(Number.isNaN(date.getTime()) ? null : date.toISOString())
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input
        name={name}
        type={isDay ? 'date' : 'datetime-local'}
        value={shown}
        onChange={(event) => change(event.target.value)}
      />
      {hint}
    </label>
  )
}

interface LinkFieldProps {
  name: string
  label: string
  lng: string
  value: unknown
  /** Called with addresses that may stand in a link, and with null for none. */
  onChange?: (href: string | null) => void
  /** Called with whatever is typed. */
  onTyped?: (text: string) => void
}

/** Field for the target of a link: an address, or a page of the site that is found by its title. */
export function LinkField({ name, label, lng, value, onChange, onTyped }: LinkFieldProps) {
  const say = useSay()
  const listId = useId()
  const stored = typeof value === 'string' ? value : ''
  const [text, setText] = useState(stored)
  const [found, setFound] = useState<Suggestion[]>([])
  const isWrong = text !== '' && !isSafeLink(text)

  useEffect(() => {
    if (text.length < 2 || /^(?:\/|https?:)/.test(text)) return
    let isLast = true
    const timer = setTimeout(() => {
      void findPages(lng, text).then((pages) => isLast && setFound(pages))
    }, 150)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [lng, text])

  const write = (typed: string) => {
    setText(typed)
    onTyped?.(typed)
    if (typed === '' || isSafeLink(typed)) onChange?.(typed === '' ? null : typed)
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input
        name={name}
        value={text}
        maxLength={2000}
        list={listId}
        aria-invalid={isWrong}
        onChange={(event) => write(event.target.value)}
      />
      <datalist id={listId}>
        {found.map(({ href, title }) => (
          <option key={href} value={href}>
            {title}
          </option>
        ))}
      </datalist>
      <span className={isWrong ? 'problem' : 'hint'}>{say('inPlace.linkHint')}</span>
    </label>
  )
}

async function findPages(lng: string, q: string): Promise<Suggestion[]> {
  try {
    const query = new URLSearchParams({ q, lng })
    const answer = await fetch(`/api/search/suggestions?${query}`)
    return SuggestionAnswer.parse(await answer.json()).suggestions
  } catch {
    // Without suggestions an address can still be typed.
    return []
  }
}
