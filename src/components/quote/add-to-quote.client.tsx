'use client'

import { addingAddress, isSamePosition, quoteAddress } from '@/src/domain/quotes/positions'
import { LocalAnchor } from '../local-link.client'
import css from './add-to-quote.module.css'
import { addToQuoteList, useQuoteList } from './quote-list.client'

interface Props {
  product: { slug: string; name: string }
  /** Order code of the chosen variant. */
  code?: string
  words: { add: string; inList: string }
}

/**
 * Puts a product on the quote list, and leads to the list once it is there. Without scripts it leads to a list of this
 * product alone.
 */
export function AddToQuote({ product: { slug, name }, code, words }: Props) {
  const list = useQuoteList()
  const isIn = list.some((each) => isSamePosition(each, { slug, code }))
  return (
    <LocalAnchor
      className={css.link}
      href={isIn ? quoteAddress(list) : addingAddress([{ slug, code, amount: 1 }])}
      rel="nofollow"
      data-in={isIn || undefined}
      onClick={(event) => {
        if (isIn || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        addToQuoteList([{ slug, code, amount: 1 }])
      }}
    >
      {isIn ? words.inList : words.add}
      <span className="visually-hidden">: {name}</span>
    </LocalAnchor>
  )
}
