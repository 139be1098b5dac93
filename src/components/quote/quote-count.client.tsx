'use client'

import { quoteAddress } from '@/src/lib/quote/positions'
import { ListIcon } from '../header/icons'
import { LocalAnchor } from '../local-link.client'
import css from './quote-count.module.css'
import { useQuoteList } from './quote-list.client'

/** How many machines are on the quote list, and the way to it; nothing as long as there is none. */
export function QuoteCount({ label, className }: { label: string; className?: string }) {
  const list = useQuoteList()
  return (
    <span role="status" className={css.place}>
      {list.length > 0 ? (
        <LocalAnchor
          className={className}
          href={quoteAddress(list)}
          rel="nofollow"
          aria-label={`${label} (${list.length})`}
          data-tooltip={label}
        >
          <ListIcon />
          <b className={css.count}>{list.length}</b>
        </LocalAnchor>
      ) : null}
    </span>
  )
}
