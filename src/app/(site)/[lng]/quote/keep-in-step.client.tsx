'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { SiteLink } from '@/src/components/site-link'
import {
  addToQuoteList,
  changeShownList,
  keepQuoteList,
  useQuoteList,
} from '@/src/components/quote/quote-list.client'
import plain from '@/src/components/plain-button.module.css'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/i18n/route'
import {
  amountName,
  itemsOf,
  parsePositions,
  quoteAddress,
  withAmounts,
} from '@/src/lib/quote/positions'
import css from './quote.module.css'

interface Props {
  /** The list that the page shows. */
  items: string
  /** Whether the list is one position that the visitor wants in the own list. */
  isAdded: boolean
  words: { other: string; own: string; keep: string }
}

const typingPause = 500

/** Keeps address and kept list as the amounts on the page say; tells where the page shows another list. */
export function KeepInStep({ items, isAdded, words }: Props) {
  const kept = useQuoteList()
  const hasScripts = useHasScripts()
  const lng = usePageLanguage()
  const router = useRouter()

  useEffect(() => {
    if (!isAdded) return changeShownList(items, items)
    const next = addToQuoteList(parsePositions(items).positions)
    router.replace(linkIn(lng, quoteAddress(next)), { scroll: false })
  }, [items, isAdded, lng, router])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onInput = ({ target }: Event) => {
      const { form, name = '' } = target as HTMLInputElement
      if (!form || !name.startsWith(amountName(0).slice(0, -1))) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const fields = new FormData(form)
        const next = withAmounts(parsePositions(items).positions, (field) => {
          const value = fields.get(field)
          // An empty field is being typed into.
          return typeof value === 'string' ? value : undefined
        })
        changeShownList(items, itemsOf(next))
        router.replace(linkIn(lng, quoteAddress(next)), { scroll: false })
      }, typingPause)
    }
    document.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', onInput)
    }
  }, [items, lng, router])

  if (isAdded || !hasScripts || kept.length === 0 || itemsOf(kept) === items) return null
  return (
    <div className={css.other} role="status">
      <p>{words.other}</p>
      <p className={css.choices}>
        <SiteLink href={quoteAddress(kept)} rel="nofollow">
          {words.own}
        </SiteLink>
        <button
          type="button"
          className={plain.button}
          onClick={() => keepQuoteList(parsePositions(items).positions)}
        >
          {words.keep}
        </button>
      </p>
    </div>
  )
}
