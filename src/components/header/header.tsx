import type { Settings } from '../../contract/settings'
import type { Language } from '../../i18n/languages'
import { getT, textsFor } from '../../i18n/server'
import { TextsProvider } from '../../i18n/client'
import { SiteLink } from '../site-link'
import { Disclosure } from './disclosure.client'
import css from './header.module.css'
import { LanguageLinks } from './language-links.client'
import { mainLinks, mobileLinks } from './links'
import { SearchForm } from './search-form'

interface Props {
  lng: Language
  settings: Pick<Settings, 'companyName'>
}

/** The head of every page. It works without scripts: menus are `details`, the search is a form. */
export function Header({ lng, settings }: Props) {
  const t = getT(lng)
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <SiteLink
          className={css.logo}
          href="/"
          aria-label={`${settings.companyName} · ${t('page.home')}`}
        >
          {settings.companyName}
        </SiteLink>
        <nav className={css.main} aria-label={t('menu.main')}>
          <ul className={css.links}>
            {mainLinks.map(({ text, href }) => (
              <li key={href}>
                <SiteLink href={href}>{t(text)}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.search}>
          <SearchForm t={t} id="search" />
        </div>
        <TextsProvider lng={lng} texts={textsFor(lng, ['language'])}>
          <LanguageLinks lng={lng} />
        </TextsProvider>
        <Disclosure className={css.mobile} label={t('menu.label')}>
          <nav aria-label={t('menu.main')}>
            <ul className={css.sheet}>
              {mobileLinks.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{t(text)}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <SearchForm t={t} id="search-mobile" />
        </Disclosure>
      </div>
    </header>
  )
}
