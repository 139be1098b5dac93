'use client'

import type { ReactNode } from 'react'
import { LocalForm } from '@/src/components/local-link.client'
import { changeShownList } from '@/src/components/quote/quote-list.client'
import { SiteLink } from '@/src/components/site-link'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { itemsOf, parsePositions, quoteAddress } from '@/src/lib/quote/positions'

interface RemoveProps {
  items: string
  /** Place of what is taken out. */
  index: number
  className?: string
  children: ReactNode
}

/** Leads to the list without one of its positions. */
export function RemoveLink({ items, index, className, children }: RemoveProps) {
  const next = parsePositions(items).positions.filter((_, place) => place !== index)
  return (
    <SiteLink
      className={className}
      href={quoteAddress(next)}
      rel="nofollow"
      scroll={false}
      onClick={() => changeShownList(items, itemsOf(next))}
    >
      {children}
    </SiteLink>
  )
}

interface AddProps {
  items: string
  className?: string
  children: ReactNode
}

/** A form that opens the list with one product more, chosen in its field `items`. */
export const AddForm = ({ items, className, children }: AddProps) => (
  <LocalForm
    className={className}
    action="/quote"
    method="get"
    onSubmit={({ currentTarget }) => {
      const named = new FormData(currentTarget).getAll('items').join(',')
      changeShownList(items, itemsOf(parsePositions(named).positions))
    }}
  >
    {items === '' ? null : <input type="hidden" name="items" value={items} />}
    {children}
  </LocalForm>
)

/** What only browsers without scripts need: others do it at once. */
export const WithoutScripts = ({ children }: { children: ReactNode }) =>
  useHasScripts() ? null : children
