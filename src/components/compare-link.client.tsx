'use client'

import type { KeyboardEvent, MouseEvent } from 'react'
import { addedName } from '../domain/links/link'
import { toggleCompared, useComparison } from './comparison.client'
import css from './compare-link.module.css'
import { LocalAnchor } from './local-link.client'

interface Props {
  product: { slug: string; name: string }
  text: string
}

/**
 * Leads to the comparison with this product in it. Where a tray collects several first, it is a box to tick.
 */
export function CompareLink({ product: { slug, name }, text }: Props) {
  const { slugs, isCollecting } = useComparison()
  const isChosen = slugs.includes(slug)
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (!isCollecting || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    toggleCompared(slug)
  }
  return (
    <LocalAnchor
      className={css.link}
      href={`/products/compare?ids=${slug}&${addedName}=1`}
      rel="nofollow"
      {...(isCollecting ? { role: 'checkbox', 'aria-checked': isChosen } : {})}
      data-compare={slug}
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key === ' ') toggle(event)
      }}
    >
      {text}
      <span className="visually-hidden">: {name}</span>
    </LocalAnchor>
  )
}
