'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
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
import { linkIn } from '@/src/routing/route'
import {
  amountName,
  formatPositions,
  nearestAmount,
  parsePositions,
  quoteAddress,
  withAmounts,
} from '@/src/domain/quotes/positions'
import css from './quote.module.css'

interface Props {
  /** The list that the page shows. */
  items: string
  /** True where the list is one position that the visitor wants in the own list. */
  isAdded: boolean
  words: { other: string; own: string; keep: string }
}

const typingPause = 500

/** The field of an amount; null for any other. */
const amountField = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.name.startsWith(amountName(0).slice(0, -1))
    ? target
    : null

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

  // A layout effect runs before the page is painted, so no amount is typed before the listeners are there.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const keep = (form: HTMLFormElement) => {
      const fields = new FormData(form)
      const next = withAmounts(parsePositions(items).positions, (field) => {
        const value = fields.get(field)
        // An empty field is being typed into.
        return typeof value === 'string' ? value : undefined
      })
      if (formatPositions(next) === items) return
      changeShownList(items, formatPositions(next))
      router.replace(linkIn(lng, quoteAddress(next)), { scroll: false })
    }
    const onInput = ({ target }: Event) => {
      const field = amountField(target)
      if (!field) return
      clearTimeout(timer)
      const { form } = field
      // 0 takes a machine out, and may be the beginning of another amount.
      if (form && Number(field.value) > 0) timer = setTimeout(() => keep(form), typingPause)
    }
    // At once: what was pressed to leave the field may change the list, too.
    const onChange = ({ target }: Event) => {
      const field = amountField(target)
      if (!field?.form) return
      clearTimeout(timer)
      field.value = field.value === '' ? field.defaultValue : String(nearestAmount(field.value))
      keep(field.form)
    }
    document.addEventListener('input', onInput)
    document.addEventListener('change', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', onInput)
      document.removeEventListener('change', onChange)
    }
  }, [items, lng, router])

  if (isAdded || !hasScripts || kept.length === 0 || formatPositions(kept) === items) return null
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
