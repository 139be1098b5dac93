'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ViewedList } from '@/src/contract/staff/list-views'
import { Button } from '../ui/button'
import { Link } from '../ui/navigation'
import stateCss from '../ui/query-state.module.css'
import { useTexts } from '../ui/texts'
import type { ListState } from './list-state'
import { SavedViews } from './saved-views'
import css from './table-tools.module.css'

interface TableToolsProps {
  state: ListState
  /** The list whose views are saved. */
  views?: ViewedList
  /** Filters of the list. */
  children?: ReactNode
  /** Further controls of the list: new entries, other columns. */
  end?: ReactNode
}

const typingPause = 300

/** Search, filters and what a list offers, above it. `/` leads into the search. */
export function TableTools({ state, views, children, end }: TableToolsProps) {
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
    <>
      {views ? <SavedViews list={views} /> : null}
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
    </>
  )
}

interface FilterProps {
  label: string
  name: string
  state: ListState
  options: { value: string; label: string }[]
}

/** A choice by which a list is narrowed; while it is, it is a chip that can be removed. */
export function Filter({ label, name, state, options }: FilterProps) {
  const t = useTexts()
  const select = useRef<HTMLSelectElement>(null)
  const value = state.filter(name)
  return (
    <span className={css.chip} data-set={value !== '' || undefined}>
      <select
        ref={select}
        className={css.filter}
        aria-label={label}
        value={value}
        onChange={({ target }) => state.setFilter(name, target.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {value === '' ? null : (
        <button
          type="button"
          className={css.remove}
          aria-label={t('table.removeFilter', {
            name: options.find((option) => option.value === value)?.label ?? value,
          })}
          onClick={() => {
            state.setFilter(name, '')
            // The button is gone with what it removes.
            select.current?.focus()
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </span>
  )
}

/** Hint at the origin of the first record of a list, with a link. */
export interface EmptyHint {
  text: string
  link?: { href: string; label: string }
}

interface EmptyListProps {
  text: string
  isNarrowed: boolean
  hint?: EmptyHint
}

/** Message in place of rows: there are none, or none that match. */
export function EmptyList({ text, isNarrowed, hint }: EmptyListProps) {
  const t = useTexts()
  if (isNarrowed)
    return (
      <div className={stateCss.state} role="status">
        <p>{t('table.noMatch')}</p>
      </div>
    )
  return (
    <div className={stateCss.empty}>
      <p role="status" className={stateCss.none}>
        {text}
      </p>
      {hint ? <p className={stateCss.why}>{hint.text}</p> : null}
      {hint?.link ? (
        <Link href={hint.link.href} className={stateCss.way}>
          {hint.link.label}
        </Link>
      ) : null}
    </div>
  )
}

export const rowsPerPage = 25

interface TablePagesProps {
  state: ListState
  total: number
  perPage?: number
}

/** Number of rows, with links to the pages of the table. */
export function TablePages({ state, total, perPage = rowsPerPage }: TablePagesProps) {
  const t = useTexts()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const first = Math.min((state.page - 1) * perPage + 1, total)
  const last = Math.min(state.page * perPage, total)
  return (
    <nav className={css.pages} aria-label={t('table.pages')}>
      <span className={css.count} role="status">
        {total > 0 ? t('table.range', { first, last, total }) : null}
      </span>
      {pages > 1 ? (
        <>
          <Button isInactive={state.page <= 1} onClick={() => state.setPage(state.page - 1)}>
            {t('table.previous')}
          </Button>
          <Button isInactive={state.page >= pages} onClick={() => state.setPage(state.page + 1)}>
            {t('table.next')}
          </Button>
        </>
      ) : null}
    </nav>
  )
}
