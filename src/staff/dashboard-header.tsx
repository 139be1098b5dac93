'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Logo } from '@/src/components/logo'
import css from './dashboard-header.module.css'
import { useStaff } from './kit/api/auth'
import { useNew, useUnread } from './kit/api/unread'
import { Button } from './kit/ui/button'
import { useCompany } from './kit/ui/company'
import { LanguageChoice } from './kit/ui/language-choice'
import { useTexts } from './kit/ui/texts'
import { type DashboardView, viewLinks, viewPath } from './kit/ui/views'
import { PaletteButton } from './palette/palette-button'

interface Props {
  view: DashboardView
  hasPalette: boolean
}

/** Who is signed in, in which role, and the way out (specification, section 2). */
export function DashboardHeader({ view, hasPalette }: Props) {
  const t = useTexts()
  const router = useRouter()
  const company = useCompany()
  const staff = useStaff()
  const { user, isSuperAdmin, signOut } = staff
  const unread = useUnread(isSuperAdmin)
  const newQuotes = useNew('quote-requests', isSuperAdmin)
  const newApplications = useNew('job-applications', isSuperAdmin)
  const waiting: Partial<Record<DashboardView, string>> = {
    ...(unread > 0 ? { inquiries: t('header.inquiriesUnread', { count: unread }) } : {}),
    ...(newQuotes > 0 ? { quotes: t('header.quotesNew', { count: newQuotes }) } : {}),
    ...(newApplications > 0
      ? { applications: t('header.applicationsNew', { count: newApplications }) }
      : {}),
  }

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link href="/" prefetch={false} className={css.company} aria-label={company.name}>
          <Logo logo={company.logo} logoDark={company.logoDark} name={company.name} />
        </Link>
        <nav className={css.links} aria-label={t('header.pages')}>
          {viewLinks
            .filter(({ isShown }) => isShown(staff))
            .map(({ view: to, label }) => (
              <Link
                key={to}
                href={viewPath(to)}
                prefetch={false}
                className={css.link}
                aria-current={view === to ? 'page' : undefined}
              >
                {waiting[to] ?? t(label)}
              </Link>
            ))}
          <Link href="/admin" prefetch={false} className={css.link}>
            {t('header.panel')}
          </Link>
        </nav>
        <div className={css.user}>
          {hasPalette ? <PaletteButton /> : null}
          <LanguageChoice />
          <span className={css.name}>{user.username}</span>
          <span className={css.role} data-tooltip={t(`role.${user.role}`)}>
            {user.role}
          </span>
          <Button
            onClick={() => {
              signOut()
              router.replace('/admin-portal')
            }}
          >
            {t('header.logout')}
          </Button>
        </div>
      </div>
    </header>
  )
}
