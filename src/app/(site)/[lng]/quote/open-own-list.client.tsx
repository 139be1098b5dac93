'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useQuoteList } from '@/src/components/quote/quote-list.client'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'
import { quoteAddress } from '@/src/domain/quotes/positions'

/** Leads on to the list that the browser keeps, which the server does not know. */
export function OpenOwnList() {
  const list = useQuoteList()
  const lng = usePageLanguage()
  const router = useRouter()
  useEffect(() => {
    if (list.length > 0) router.replace(linkIn(lng, quoteAddress(list)))
  }, [list, lng, router])
  return null
}
