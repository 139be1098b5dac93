import type { Settings } from '../../contract/settings'
import type { Language } from '../../i18n/languages'
import { getT } from '../../i18n/server'
import { SiteLink } from '../site-link'
import { columns } from './columns'
import css from './footer.module.css'
import { LanguageLinks } from './language-links.client'
import { networkName, SocialIcon } from './social-icon'

interface Props {
  lng: Language
  settings: Pick<Settings, 'companyName' | 'tagline' | 'socialLinks'>
}

/** The foot of every page: five columns of links, the social networks, the copyright. */
export function Footer({ lng, settings: { companyName, tagline, socialLinks } }: Props) {
  const t = getT(lng)
  return (
    <footer className={`on-stage ${css.footer}`} data-no-print>
      <div className={css.inner}>
        <div className={css.start}>
          <p className={css.tagline}>{tagline ?? companyName}</p>
          {socialLinks.length > 0 ? (
            <ul className={css.social} aria-label={t('footer.social')}>
              {socialLinks.map(({ network, url }) => (
                <li key={url}>
                  <SiteLink
                    className={css.icon}
                    href={url}
                    newTabHint={t('link.newTab')}
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
          {columns.map(({ title, links }) => (
            <nav key={title} aria-labelledby={title}>
              <h2 id={title} className={css.title}>
                {t(title)}
              </h2>
              <ul>
                {links.map(({ text, href }) => (
                  <li key={href}>
                    <SiteLink className={css.link} href={href}>
                      {t(text)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <noscript>
          <LanguageLinks label={t('language.choose')} />
        </noscript>
        <p className={css.rights}>
          {t('footer.rights', { year: new Date().getFullYear(), company: companyName })}
        </p>
      </div>
    </footer>
  )
}
