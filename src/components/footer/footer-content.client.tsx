'use client'

import type { ReactNode } from 'react'
import type { Settings } from '@/src/contract/settings'
import { SiteLink } from '../site-link'
import { columns } from './columns'
import css from './footer.module.css'
import { LanguageLinks } from './language-links'
import { networkName, SocialIcon } from './social-icon'

interface Props {
  tagline: ReactNode
  socialLinks: Settings['socialLinks']
  languages: Settings['languages']
  words: {
    /** Of every column its title, then its links. */
    columns: string[][]
    social: string
    newTab: string
    languages: string
    rights: string
  }
}

/**
 * What stands in the footer. It runs in the browser too, so that pages bring its words once: as part of
 * the server's tree they would bring thirty links a second time.
 */
export const FooterContent = ({ tagline, socialLinks, languages, words }: Props) => (
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
          <nav key={title} aria-labelledby={title}>
            <h2 id={title} className={css.title}>
              {words.columns[column]?.[0]}
            </h2>
            <ul>
              {links.map(({ href }, index) => (
                <li key={href}>
                  <SiteLink className={css.link} href={href}>
                    {words.columns[column]?.[index + 1]}
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
