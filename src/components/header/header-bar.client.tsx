'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { languageNames, type Language } from '@/src/i18n/languages'
import { publicPath } from '@/src/routing/route'
import { QuoteCount } from './quote-count.client'
import { SiteLink } from '../site-link'
import css from './header.module.css'
import { GlobeIcon, MenuIcon, SearchIcon } from './icons'
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
          <QuoteCount label={words.quote} className={css.tool} />
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

/** The line that offers the page in the visitor's language; its code comes only where there is something to offer. */
function useOfferParts(): typeof offer | null {
  const [parts, setParts] = useState<typeof offer | null>(null)

  useEffect(() => {
    if (document.documentElement.dataset.offer === undefined) return
    import('./language-offer.client').then(setParts, endOffer)
  }, [])

  return parts
}
