'use client'

import { quoteAddress } from '@/src/domain/quotes/positions'
import { useAnnounceChange } from '../announcer.client'
import { ListIcon } from './icons'
import { LocalAnchor } from '../local-link.client'
import css from './quote-count.module.css'
import { quoteListLength, useQuoteList } from '../quote/quote-list.client'

/** Link to the quote list with its number of machines; nothing while it is empty. */
export function QuoteCount({ label, className }: { label: string; className?: string }) {
  const list = useQuoteList()
  const text = `${label} (${list.length})`
  useAnnounceChange(list.length, quoteListLength, text)
  return (
    <span className={css.place}>
      {list.length > 0 ? (
        <LocalAnchor
          className={className}
          href={quoteAddress(list)}
          rel="nofollow"
          aria-label={text}
          data-tooltip={label}
        >
          <ListIcon />
          <b className={css.count}>{list.length}</b>
        </LocalAnchor>
      ) : null}
    </span>
  )
}
