'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { announce } from '@/src/components/announcer.client'
import { LocalForm } from '@/src/components/local-link.client'
import plain from '@/src/components/plain-button.module.css'
import {
  addToQuoteList,
  changeShownList,
  keepQuoteList,
  useQuoteList,
} from '@/src/components/quote/quote-list.client'
import { SiteLink } from '@/src/components/site-link'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import {
  amountName,
  formatPositions,
  isAmount,
  nearestAmount,
  parsePositions,
  quoteAddress,
  withAmounts,
} from '@/src/domain/quotes/positions'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'
import css from './quote.module.css'

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

interface StepProps {
  /** The list that the page shows. */
  items: string
  /** True where the list is one position that the visitor wants in the own list. */
  isAdded: boolean
  words: {
    other: string
    own: string
    keep: string
    /** About an amount that was corrected, which stands in it as a line break. */
    corrected: string
    /** That a position was taken out, for each of them. */
    removed: string[]
  }
}

const typingPause = 500

/** The field of an amount; null for any other. */
const amountField = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.name.startsWith(amountName(0).slice(0, -1))
    ? target
    : null

/** Keeps address and kept list as the amounts on the page say; tells where the page shows another list. */
export function KeepInStep({ items, isAdded, words }: StepProps) {
  const kept = useQuoteList()
  const hasScripts = useHasScripts()
  const lng = usePageLanguage()
  const router = useRouter()
  const removed = words.removed.join('\n')
  const { corrected } = words

  useEffect(() => {
    if (!isAdded) return changeShownList(items, items)
    const next = addToQuoteList(parsePositions(items).positions)
    router.replace(linkIn(lng, quoteAddress(next)), { scroll: false })
  }, [items, isAdded, lng, router])

  // A layout effect runs before the page is painted, so no amount is typed before the listeners are there.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const keep = (form: HTMLFormElement) => {
      const { positions } = parsePositions(items)
      const fields = new FormData(form)
      const fieldOf = (field: string) => {
        const value = fields.get(field)
        // An empty field is being typed into.
        return typeof value === 'string' ? value : undefined
      }
      const next = withAmounts(positions, fieldOf)
      const after = formatPositions(next)
      if (after === items) return
      const gone = positions.findIndex((_, index) => Number(fieldOf(amountName(index)) || 1) === 0)
      if (next.length < positions.length) {
        removal = { before: items, after, text: removed.split('\n')[gone] ?? '' }
      }
      changeShownList(items, after)
      router.replace(linkIn(lng, quoteAddress(next)), { scroll: false })
    }
    const onInput = ({ target }: Event) => {
      const field = amountField(target)
      if (!field) return
      clearTimeout(timer)
      tellCorrection(field, '')
      const { form } = field
      // 0 takes a machine out, and may be the beginning of another amount.
      if (form && Number(field.value) > 0) timer = setTimeout(() => keep(form), typingPause)
    }
    // At once: what was pressed to leave the field may change the list, too.
    const onChange = ({ target }: Event) => {
      const field = amountField(target)
      if (!field?.form) return
      clearTimeout(timer)
      if (!isAmount(field.value)) {
        const typed = nearestAmount(field.value)
        field.value = field.value === '' || typed === 0 ? field.defaultValue : String(typed)
        tellCorrection(field, corrected.replace('\n', field.value))
      }
      keep(field.form)
    }
    document.addEventListener('input', onInput)
    document.addEventListener('change', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', onInput)
      document.removeEventListener('change', onChange)
    }
  }, [items, lng, router, removed, corrected])

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

/** Shows below an amount that it was corrected, in an element that React renders empty and does not change. */
function tellCorrection(field: HTMLInputElement, text: string): void {
  const place = document.getElementById(`${field.name}-correction`)
  if (!place || place.textContent === text) return
  place.textContent = text
  if (text) announce(text)
}

/** The position that was taken out last. */
let removal: { before: string; after: string; text: string } | undefined

interface UndoProps {
  items: string
  /** The number in words, such as "12 products". */
  count: string
  undo: string
}

/** The way back for a position that was just taken out of the shown list. */
export function UndoRemoval({ items, count, undo }: UndoProps) {
  const last = removal?.after === items ? removal : undefined
  const text = last?.text
  useEffect(() => {
    if (text) announce(`${text} ${count}`)
  }, [text, count])
  if (!last) return null
  return (
    <p className={css.undo}>
      {last.text}{' '}
      <SiteLink
        href={quoteAddress(parsePositions(last.before).positions)}
        rel="nofollow"
        scroll={false}
        onClick={() => {
          changeShownList(items, last.before)
          removal = undefined
        }}
      >
        {undo}
      </SiteLink>
    </p>
  )
}

interface RemoveProps {
  items: string
  /** Place of what is taken out. */
  index: number
  /** That it was taken out. */
  removed: string
  className?: string
  children: ReactNode
}

/** Leads to the list without one of its positions. */
export function RemoveLink({ items, index, removed, className, children }: RemoveProps) {
  const next = parsePositions(items).positions.filter((_, place) => place !== index)
  return (
    <SiteLink
      className={className}
      href={quoteAddress(next)}
      rel="nofollow"
      scroll={false}
      onClick={() => {
        removal = { before: items, after: formatPositions(next), text: removed }
        changeShownList(items, removal.after)
      }}
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
