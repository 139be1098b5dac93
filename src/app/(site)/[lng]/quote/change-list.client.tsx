'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { LocalForm } from '@/src/components/local-link.client'
import { changeShownList } from '@/src/components/quote/quote-list.client'
import { SiteLink } from '@/src/components/site-link'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'
import { formatPositions, parsePositions, quoteAddress } from '@/src/domain/quotes/positions'

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
      onClick={() => changeShownList(items, formatPositions(next))}
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
export function AddForm({ items, className, children }: AddProps) {
  const router = useRouter()
  const lng = usePageLanguage()
  return (
    <LocalForm
      className={className}
      action="/quote"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const named = new FormData(event.currentTarget).getAll('items').join(',')
        const { positions } = parsePositions(named)
        changeShownList(items, formatPositions(positions))
        // Without loading the page anew, the focus stays where it is.
        router.push(linkIn(lng, quoteAddress(positions)), { scroll: false })
      }}
    >
      {items === '' ? null : <input type="hidden" name="items" value={items} />}
      {children}
    </LocalForm>
  )
}

/** Wrapper of content for browsers without scripts: with scripts it is hidden. */
export const WithoutScripts = ({ children }: { children: ReactNode }) =>
  useHasScripts() ? null : children
