'use client'

import { useEffect, useState } from 'react'
import { LocalAnchor } from './local-link.client'
import css from './compare-tray.module.css'

const storageKey = 'compare'

const maxProducts = 4

interface Props {
  /** With `{{count}}` in place of the number. */
  open: string
  clear: string
}

/** Collects what visitors mark for comparison, until they follow the link to it. */
export function CompareTray({ open, clear }: Props) {
  const [slugs, setSlugs] = useState<string[]>([])

  useEffect(() => {
    const show = (chosen: string[]) => {
      setSlugs(chosen)
      for (const link of document.querySelectorAll<HTMLElement>('[data-compare]')) {
        link.toggleAttribute('data-chosen', chosen.includes(link.dataset.compare ?? ''))
      }
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-compare]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const slug = link.dataset.compare ?? ''
      const before = read()
      const others = before.filter((each) => each !== slug)
      show(write(others.length < before.length ? others : [...others, slug].slice(-maxProducts)))
    }
    const onStorage = () => show(read())
    show(read())
    document.addEventListener('click', onClick)
    addEventListener('storage', onStorage)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('storage', onStorage)
    }
  }, [])

  const empty = () => {
    write([])
    dispatchEvent(new Event('storage'))
  }
  return (
    <div role="status" className={css.place}>
      {slugs.length > 0 ? (
        <div className={css.tray}>
          <LocalAnchor className={css.open} href={`/products/compare?ids=${slugs.join(',')}`}>
            {open.replace('{{count}}', String(slugs.length))}
          </LocalAnchor>
          <button className={css.clear} type="button" onClick={empty}>
            {clear}
          </button>
        </div>
      ) : null}
    </div>
  )
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((slug) => typeof slug === 'string').slice(0, maxProducts)
      : []
  } catch {
    // Storage is closed to the site, or holds something else: nothing is marked.
    return []
  }
}

function write(slugs: string[]): string[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(slugs))
  } catch {
    // Then the choice lives as long as the page.
  }
  return slugs
}
