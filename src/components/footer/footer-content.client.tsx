'use client'

import type { ReactNode } from 'react'
import type { Settings } from '@/src/contract/settings'
import { SiteLink } from '../site-link'
import css from './footer.module.css'
import { LanguageLinks } from './language-links'
import { networkName, SocialIcon } from './social-icon'

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
 * Content of the footer. It runs in the browser too, so that pages bring its words once: as part of the server's tree
 * they would bring thirty links a second time.
 */
export const FooterContent = ({ tagline, socialLinks, languages, columns, words }: Props) => (
  <footer className={`on-stage ${css.footer}`} data-no-print>
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
      <noscript>
        <LanguageLinks label={words.languages} languages={languages} />
      </noscript>
      <p className={css.rights}>{words.rights}</p>
    </div>
  </footer>
)
