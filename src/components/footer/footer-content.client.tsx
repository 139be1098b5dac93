'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Settings } from '@/src/contract/settings'
import { usePageLanguage } from '@/src/i18n/client'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { isToolPage } from '@/src/routing/queried-pages'
import { addressIn, publicPath } from '@/src/routing/route'
import { SiteLink } from '../site-link'
import css from './footer.module.css'

export interface FooterColumn {
  title: string
  links: { title: string; href: string }[]
}

interface Props {
  tagline: ReactNode
  socialLinks: Settings['socialLinks']
  languages: Settings['languages']
  columns: FooterColumn[]
  words: {
    social: string
    newTab: string
    languages: string
    rights: string
  }
}

/**
 * Content of the footer: a line on pages where visitors do something, all links on the others. It runs in the browser
 * too, so that pages bring its words once: as part of the server's tree they would bring thirty links a second time.
 */
export function FooterContent(props: Props) {
  const path = publicPath(usePathname())
  return (
    <footer className={`on-stage ${css.footer}`} data-no-print>
      {isToolPage(path) ? (
        <ShortFooter {...props} path={path} />
      ) : (
        <FullFooter {...props} path={path} />
      )}
    </footer>
  )
}

interface FooterProps extends Props {
  /** The page, without its language. */
  path: string
}

function FullFooter({ tagline, socialLinks, languages, columns, words, path }: FooterProps) {
  return (
    <div className={css.inner}>
      <div className={css.start}>
        <p className={css.tagline}>{tagline}</p>
        {socialLinks.length > 0 ? (
          <ul className={css.social} aria-label={words.social}>
            {socialLinks.map(({ network, url }) => (
              <li key={url}>
                <SiteLink
                  className={css.icon}
                  href={url}
                  newTabHint={words.newTab}
                  data-tooltip={networkName(network)}
                >
                  <SocialIcon network={network} />
                  <span className="visually-hidden">{networkName(network)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Columns columns={columns} words={words} />
      <noscript>
        <nav id="languages" aria-label={words.languages}>
          <LanguageLinks languages={languages} path={path} />
        </nav>
      </noscript>
      <p className={css.rights}>{words.rights}</p>
    </div>
  )
}

/** Company, legal links and languages on one line. Without scripts the header leads to all links here. */
function ShortFooter({ languages, columns, words, path }: FooterProps) {
  const lng = usePageLanguage()
  const isLegal = ({ href }: FooterColumn['links'][number]) => href.startsWith('/legal/')
  const legal = columns.filter(({ links }) => links.some(isLegal))
  return (
    <div className={css.short}>
      <noscript>
        <Columns columns={columns} words={words} />
      </noscript>
      <p className={css.company}>{words.rights}</p>
      {legal.map(({ title, links }, column) => (
        <nav key={column} aria-label={title}>
          <ul className={css.legal}>
            {links.map((link, index) => (
              <li key={index}>
                <SiteLink className={css.legalLink} href={link.href} newTabHint={words.newTab}>
                  {link.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {languages.length > 1 ? (
        <details id="languages" className={css.choice}>
          <summary className={css.chosen}>
            <span className="visually-hidden">{words.languages}: </span>
            {languageNames[lng]}
          </summary>
          <LanguageLinks languages={languages} path={path} />
        </details>
      ) : null}
    </div>
  )
}

const Columns = ({ columns, words }: Pick<Props, 'columns' | 'words'>) => (
  <div id="site-map" className={css.columns}>
    {columns.map(({ title, links }, column) => (
      <nav key={column} aria-labelledby={`footer-${column}`}>
        <h2 id={`footer-${column}`} className={css.title}>
          {title}
        </h2>
        <ul>
          {links.map((link, index) => (
            <li key={index}>
              <SiteLink className={css.link} href={link.href} newTabHint={words.newTab}>
                {link.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    ))}
  </div>
)

/** A page in every language; the server keeps which one a visitor opens. */
const LanguageLinks = ({ languages, path }: { languages: Language[]; path: string }) => (
  <ul className={css.languages}>
    {languages.map((lng) => (
      <li key={lng}>
        <a
          className={css.link}
          href={
            lng === defaultLanguage ? `/${lng}${path === '/' ? '' : path}` : addressIn(lng, path)
          }
          lang={lng}
          hrefLang={lng}
        >
          {languageNames[lng]}
        </a>
      </li>
    ))}
  </ul>
)

/** Marks of the networks that the site settings know, drawn on a grid of 24. */
const icons: Record<string, { name: string; path: string }> = {
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h4v11H4zM6 3.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.6c.6-1 1.9-1.9 3.7-1.9 3.4 0 4.5 2 4.5 5.2V20h-4v-5.4c0-1.5-.4-2.6-1.9-2.6-1.6 0-2.1 1.2-2.1 2.6V20h-4z',
  },
  youtube: {
    name: 'YouTube',
    path: 'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 8.8 2 12 2 12s0 3.2.4 4.8a2.5 2.5 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8C22 15.2 22 12 22 12s0-3.2-.4-4.8zM10 15V9l5.2 3z',
  },
  facebook: {
    name: 'Facebook',
    path: 'M13.5 21v-8h2.7l.4-3.1h-3.1V7.9c0-.9.3-1.5 1.6-1.5h1.7V3.6c-.3 0-1.3-.1-2.4-.1-2.4 0-4.1 1.5-4.1 4.2v2.2H7.6V13h2.7v8z',
  },
  x: {
    name: 'X',
    path: 'M13.7 10.6 20.4 3h-1.6L13 9.6 8.4 3H3l7 10.1L3 21h1.6l6.1-7 4.9 7H21zm-2.2 2.5-.7-1L5.2 4.2h2.4l4.6 6.4.7 1 5.9 8.3h-2.4z',
  },
}

const networkName = (network: string): string => icons[network]?.name ?? network

const SocialIcon = ({ network }: { network: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
    <path d={icons[network]?.path} />
  </svg>
)
