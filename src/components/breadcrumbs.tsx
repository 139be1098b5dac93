import type { Language } from '../i18n/languages'
import { getT } from '../i18n/server'
import type { Crumb } from '../domain/links/crumbs'
import { breadcrumbs } from '../domain/structured-data/graph'
import { siteUrl } from '../platform/env'
import { addressIn } from '../routing/route'
import css from './breadcrumbs.module.css'
import { SiteLink } from './site-link'

/** The way from the catalogue to a page; the last stands for the page itself. */
export function Breadcrumbs({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav className={css.crumbs} aria-label={label}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <SiteLink href={path}>{name}</SiteLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The same way for search engines, which begins with the start page.
 * @param inLanguage that of the texts of the page itself
 */
export function breadcrumbData(crumbs: Crumb[], lng: Language, inLanguage: Language = lng) {
  const home = { name: getT(lng)('page.home'), address: addressIn(lng, '/') }
  const trail = crumbs.map(({ name, path }, index) => ({
    name,
    address: addressIn(index < crumbs.length - 1 ? lng : inLanguage, path),
  }))
  return breadcrumbs(siteUrl, [home, ...trail])
}
