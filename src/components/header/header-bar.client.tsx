'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { languageNames, type Language } from '@/src/i18n/languages'
import { publicPath } from '@/src/routing/route'
import { quoteAddress } from '@/src/domain/quotes/positions'
import { useAnnounceChange } from '../announcer.client'
import { LocalAnchor } from '../local-link.client'
import { quoteListLength, useQuoteList } from '../quote/quote-list.client'
import { SiteLink } from '../site-link'
import css from './header.module.css'
import { GlobeIcon, ListIcon, MenuIcon, SearchIcon } from './icons'
import type * as offer from './language-offer.client'
import { type HeaderLinks, type HeaderWords, isBelow, menuLinks, plainLinks } from './links'
import { Trigger, usePanels } from './trigger.client'
import { endOffer, useChosenLanguage } from './use-chosen-language'

interface Props {
  lng: Language
  /** Those that visitors can choose. */
  languages: Language[]
  words: HeaderWords
  links: HeaderLinks
  /** The logo. */
  children: ReactNode
}

/** The bar of the header, and whatever has been unfolded from it. */
export function HeaderBar({ lng, languages, words, links, children }: Props) {
  const path = publicPath(usePathname())
  const panels = usePanels(lng)
  useChosenLanguage(lng)
  const { LanguageOffer } = useOfferParts() ?? {}
  const { Panels, menus } = panels.parts ?? {}
  const besides = plainLinks.filter(({ href }) => links.plain.includes(href))
  const unfolding = menuLinks.flatMap(({ panel, below }) => {
    const href = links[panel]
    return href === null ? [] : [{ panel, below, href }]
  })

  return (
    <>
      <div className={css.bar}>
        {children}
        <nav className={css.main} aria-label={words.main}>
          <ul className={css.links}>
            {unfolding.map(({ panel, href, below }) => (
              <li key={panel}>
                <Trigger
                  panel={panel}
                  panels={panels}
                  href={href}
                  className={css.link}
                  isCurrent={isBelow(path, below)}
                >
                  {words[panel]}
                </Trigger>
              </li>
            ))}
            {besides.map(({ text, href }) => (
              <li key={href}>
                <SiteLink
                  className={css.link}
                  href={href}
                  data-current={isBelow(path, [href]) ? '' : undefined}
                  aria-current={path === href ? 'page' : undefined}
                >
                  {words[text]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.tools}>
          <QuoteCount label={words.quote} />
          <Trigger
            panel="search"
            panels={panels}
            href="/products"
            className={css.tool}
            name={words.search}
          >
            <SearchIcon />
          </Trigger>
          <Trigger
            panel="language"
            panels={panels}
            href="#languages"
            className={css.tool}
            name={words.language}
          >
            <GlobeIcon />
            <span className={css.languageName} aria-hidden="true">
              {languageNames[lng]}
            </span>
          </Trigger>
          <Trigger
            panel="mobile"
            panels={panels}
            href="#site-map"
            className={`${css.tool} ${css.mobile}`}
            name={words.mobile}
          >
            <MenuIcon isOpen={panels.open === 'mobile'} />
          </Trigger>
        </div>
      </div>
      {LanguageOffer ? <LanguageOffer path={path} /> : null}
      {Panels && menus ? (
        <Panels
          lng={lng}
          languages={languages}
          menus={menus}
          words={words}
          open={panels.open}
          onClose={panels.close}
          onSwitch={panels.show}
        />
      ) : null}
    </>
  )
}

/** Link to the quote list with its number of machines; nothing while it is empty. */
function QuoteCount({ label }: { label: string }) {
  const list = useQuoteList()
  const text = `${label} (${list.length})`
  useAnnounceChange(list.length, quoteListLength, text)
  return (
    <span className={css.quote}>
      {list.length > 0 ? (
        <LocalAnchor
          className={css.tool}
          href={quoteAddress(list)}
          rel="nofollow"
          aria-label={text}
          data-tooltip={label}
        >
          <ListIcon />
          <span className={css.quoteName}>{label}</span>
          <b className={css.count}>{list.length}</b>
        </LocalAnchor>
      ) : null}
    </span>
  )
}

/** The line that offers the page in the visitor's language; its code comes only where there is something to offer. */
function useOfferParts(): typeof offer | null {
  const [parts, setParts] = useState<typeof offer | null>(null)

  useEffect(() => {
    if (document.documentElement.dataset.offer === undefined) return
    import('./language-offer.client').then(setParts, endOffer)
  }, [])

  return parts
}
