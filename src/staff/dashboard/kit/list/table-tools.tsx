'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/button'
import type { ListState } from './list-state'
import css from './table-tools.module.css'
import { useTexts } from '../ui/texts'

interface Props {
  state: ListState
  /** Filters of the list. */
  children?: ReactNode
  /** Further controls of the list: new entries, other columns. */
  end?: ReactNode
}

const typingPause = 300

/** Search, filters and what a list offers, above it. `/` leads into the search. */
export function TableTools({ state, children, end }: Props) {
  const t = useTexts()
  const [text, setText] = useState(state.search)
  const [shown, setShown] = useState(state.search)
  const input = useRef<HTMLInputElement>(null)
  // On a phone, where filters are folded; those in force are seen.
  const [isOpen, setOpen] = useState(state.isNarrowed)
  // Another search came by the address.
  if (shown !== state.search) {
    setShown(state.search)
    setText(state.search)
  }

  useEffect(() => {
    if (text.trim() === state.search) return
    const timer = setTimeout(() => state.setSearch(text.trim()), typingPause)
    return () => clearTimeout(timer)
  }, [text, state])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches('input, textarea, select')
      if (event.key !== '/' || isTyping || document.querySelector('[role$="dialog"]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className={css.tools}>
      <input
        ref={input}
        type="search"
        className={css.search}
        aria-label={t('table.search')}
        placeholder={t('table.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {children ? (
        <>
          <Button
            className={css.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {t('table.filters')}
          </Button>
          <div className={css.filters} data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      ) : null}
      {state.isNarrowed ? (
        <Button look="ghost" onClick={state.reset}>
          {t('table.reset')}
        </Button>
      ) : null}
      <div className={css.end}>{end}</div>
    </div>
  )
}

interface FilterProps {
  label: string
  name: string
  state: ListState
  options: { value: string; label: string }[]
}

export const Filter = ({ label, name, state, options }: FilterProps) => (
  <select
    className={css.filter}
    aria-label={label}
    value={state.filter(name)}
    onChange={({ target }) => state.setFilter(name, target.value)}
  >
    <option value="">{label}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
