'use client'

import { entriesFor, getRights } from '@/src/staff/workflow/menu/entries'
import css from './dashboard.module.css'
import { useAuth } from './kit/api/auth'
import { Link } from './kit/ui/navigation'
import { useTexts } from './kit/ui/texts'

/** An address of the dashboard at which there is nothing, and where else to go. */
export function StaffNotFound() {
  const t = useTexts()
  const { user } = useAuth()
  return (
    <main id="content" tabIndex={-1} className={css.main}>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <nav aria-label={t('header.pages')}>
        <ul>
          {entriesFor(getRights(user)).map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}
