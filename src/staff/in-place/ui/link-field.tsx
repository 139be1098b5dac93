'use client'

import { useEffect, useId, useState } from 'react'
import { SuggestionAnswer, type Suggestion } from '@/src/contract/search'
import { isSafeLink } from '@/src/domain/links/link'
import { useSay } from './texts'

interface Props {
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
export function LinkField({ name, label, lng, value, onChange, onTyped }: Props) {
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
