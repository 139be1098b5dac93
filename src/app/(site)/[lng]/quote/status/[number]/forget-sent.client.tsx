'use client'

import { useEffect } from 'react'
import { keepQuoteList, useQuoteList } from '@/src/components/quote/quote-list.client'
import { formatPositions } from '@/src/domain/quotes/positions'

/** Removes the sent positions from the quote list. */
export function ForgetSent({ items }: { items: string }) {
  const kept = formatPositions(useQuoteList())
  useEffect(() => {
    if (kept === items) keepQuoteList([])
  }, [kept, items])
  return null
}
