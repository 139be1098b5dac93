'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Logo } from '@/src/components/logo'
import css from './dashboard-header.module.css'
import { useStaff } from './kit/api/auth'
import { Button } from './kit/ui/button'
import { useCompany } from './kit/ui/company'
import { LanguageChoice } from './kit/ui/language-choice'
import { useTexts } from './kit/ui/texts'
import { useNew, useUnread } from './kit/api/unread'
import { type DashboardView, viewPath } from './kit/ui/views'

interface Props {
  view: DashboardView
}

/** Who is signed in, in which role, and the way out (specification, section 2). */
export function DashboardHeader({ view }: Props) {
  const t = useTexts()
  const router = useRouter()
  const company = useCompany()
  const { user, may, isSuperAdmin, signOut } = useStaff()
  const unread = useUnread(isSuperAdmin)
  const newQuotes = useNew('quote-requests', isSuperAdmin)
  const newApplications = useNew('job-applications', isSuperAdmin)

  const link = (to: DashboardView, label: string) => (
    <Link
      href={viewPath(to)}
      prefetch={false}
      className={css.link}
      aria-current={view === to ? 'page' : undefined}
    >
      {label}
    </Link>
  )

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link href="/" prefetch={false} className={css.company} aria-label={company.name}>
          <Logo logo={company.logo} logoDark={company.logoDark} name={company.name} />
        </Link>
        <nav className={css.links} aria-label={t('header.pages')}>
          {link('tabs', t('dashboard'))}
          {link('translations', t('translation.title'))}
          {isSuperAdmin
            ? link(
                'inquiries',
                unread > 0 ? t('header.inquiriesUnread', { count: unread }) : t('header.inquiries'),
              )
            : null}
          {isSuperAdmin
            ? link(
                'quotes',
                newQuotes > 0 ? t('header.quotesNew', { count: newQuotes }) : t('header.quotes'),
              )
            : null}
          {isSuperAdmin
            ? link(
                'applications',
                newApplications > 0
                  ? t('header.applicationsNew', { count: newApplications })
                  : t('header.applications'),
              )
            : null}
          {may('content') ? link('missed', t('missed.title')) : null}
          {isSuperAdmin ? link('activity', t('activity.title')) : null}
          {link('account', t('header.account'))}
          <Link href="/admin" prefetch={false} className={css.link}>
            {t('header.panel')}
          </Link>
        </nav>
        <div className={css.user}>
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
