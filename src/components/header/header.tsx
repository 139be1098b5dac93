import type { Settings } from '@/src/contract/settings'
import { withLabel } from '@/src/i18n/format'
import { languageNames, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { Logo } from '../logo'
import { SiteLink } from '../site-link'
import { HeaderBar } from './header-bar.client'
import css from './header.module.css'
import { type HeaderLinks, offerPlaceId } from './links'

interface Props {
  lng: Language
  settings: Pick<Settings, 'companyName' | 'logo' | 'logoDark' | 'languages'>
  links: HeaderLinks
}

/**
 * The head of every page. Without scripts its buttons are links: to the page of their section, and to the
 * links in the footer.
 */
export function Header({ lng, settings: { companyName, languages, ...logos }, links }: Props) {
  const t = getT(lng)
  const words = {
    main: t('menu.main'),
    company: t('menu.company'),
    solutions: t('menu.solutions'),
    products: t('menu.products'),
    news: t('page.news'),
    contact: t('page.contact'),
    quote: t('quote.title'),
    search: t('search.submit'),
    language: withLabel(t('language.label'), languageNames[lng], lng),
    mobile: t('menu.label'),
  }
  return (
    <>
      <header className={css.header} data-no-print>
        <HeaderBar lng={lng} languages={languages} words={words} links={links}>
          <SiteLink className={css.logo} href="/" aria-label={`${companyName} · ${t('page.home')}`}>
            <Logo {...logos} name={companyName} />
          </SiteLink>
        </HeaderBar>
      </header>
      <div id={offerPlaceId} className={css.offer} data-no-print />
    </>
  )
}
