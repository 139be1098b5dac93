import type { Crumb } from '../domain/links/crumbs'
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
