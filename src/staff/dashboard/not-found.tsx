'use client'

import css from './dashboard.module.css'
import { useAuth } from './kit/api/auth'
import { Link } from './kit/ui/navigation'
import { useTexts } from './kit/ui/texts'
import { viewLinks, viewPath } from './kit/ui/views'

/** An address of the dashboard at which there is nothing, and where else to go. */
export function StaffNotFound() {
  const t = useTexts()
  const auth = useAuth()
  const links = viewLinks.filter(({ isShown }) => auth.user !== null && isShown(auth))
  return (
    <main id="content" tabIndex={-1} className={css.main}>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <nav aria-label={t('header.pages')}>
        <ul>
          {(links.length > 0 ? links : viewLinks.slice(0, 1)).map(({ view, label }) => (
            <li key={view}>
              <Link href={viewPath(view)}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}
