'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'
import call from '@/src/components/call-link.module.css'
import { addToQuoteList } from '@/src/components/quote/quote-list.client'
import { SiteLink } from '@/src/components/site-link'
import { addingAddress, quoteAddress } from '@/src/domain/quotes/positions'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'
import css from './quote-bar.module.css'

interface Props {
  product: { slug: string; name: string }
  /** Order codes of its variants: the one that is chosen stands in the fragment of the address. */
  codes: string[]
  text: string
}

/**
 * Puts a product, as the chosen variant, on the quote list and opens the list. Without scripts it leads to a list of this
 * product alone, which joins the others once scripts run.
 */
export function GetQuote({ product: { slug, name }, codes, text }: Props) {
  const lng = usePageLanguage()
  const router = useRouter()
  const position = { slug, code: useChosenCode(codes), amount: 1 }
  return (
    <SiteLink
      className={`${call.button} ${call.primary}`}
      href={addingAddress([position])}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.push(linkIn(lng, quoteAddress(addToQuoteList([position]))))
      }}
    >
      {text}
      <span className="visually-hidden">: {name}</span>
    </SiteLink>
  )
}

interface BarProps extends Props {
  /** Language of the name, as an element says it. */
  lang: string | undefined
  /** Small picture of the product. */
  children: ReactNode
}

/** Name, picture and button of a product, which stay below the header while one reads its page. */
export const QuoteBar = ({ lang, children, ...rest }: BarProps) => (
  <div className={css.place}>
    <div className={css.bar}>
      <div className={css.inner}>
        <div className={css.picture}>{children}</div>
        <p className={css.name} lang={lang}>
          {rest.product.name}
          <ChosenCode codes={rest.codes} />
        </p>
        <GetQuote {...rest} />
      </div>
    </div>
  </div>
)

function ChosenCode({ codes }: Pick<Props, 'codes'>) {
  const code = useChosenCode(codes)
  return code ? (
    <span className={css.code} lang="zxx" translate="no">
      {code}
    </span>
  ) : null
}

const useChosenCode = (codes: string[]): string | undefined => {
  const fragment = useFragment().slice(1)
  return codes.find((code) => code === fragment)
}

const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('hashchange', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('hashchange', changed)
  }
}

/** The fragment of the address, with its `#`; empty on the server. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )

/** Replaces the fragment of the address, or removes it. `replaceState` fires no `hashchange`, so the listeners are called here. */
export function replaceFragment(fragment: string): void {
  const address = fragment || location.pathname + location.search
  history.replaceState(history.state, '', address)
  for (const listener of listeners) listener()
}
