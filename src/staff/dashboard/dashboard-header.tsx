'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Logo } from '@/src/components/logo'
import css from './dashboard-header.module.css'
import { useApprovals } from './kit/api/approvals'
import { useStaff } from './kit/api/auth'
import { useApi } from './kit/api/query'
import { Button } from './kit/ui/button'
import { useCompany } from './kit/ui/site-facts'
import { LanguageChoice } from './kit/ui/language-choice'
import { LinkMenu } from './kit/ui/link-menu'
import { Link, useNavigation } from './kit/ui/navigation'
import { useTexts } from './kit/ui/texts'
import { ThemeChoice, useTheme } from './kit/ui/theme-choice'
import { type DashboardView, type ViewGroup, viewLinks, viewPath } from './kit/ui/views'

interface Props {
  view: DashboardView
  hasPalette: boolean
}

const Palette = dynamic(() => import('./palette/palette').then((all) => all.Palette))

/** Header with the user, the role and the sign-out button (specification, section 2). */
export function DashboardHeader({ view, hasPalette }: Props) {
  const t = useTexts()
  const navigation = useNavigation()
  const company = useCompany()
  const [theme] = useTheme()
  const staff = useStaff()
  const { user, isSuperAdmin, signOut } = staff
  const unread = useUnread(isSuperAdmin)
  const newQuotes = useNew('quote-requests', isSuperAdmin)
  const newApplications = useNew('job-applications', isSuperAdmin)
  const toApprove = useApprovals().data?.waitingTotal ?? 0
  const waiting: Partial<Record<DashboardView, string>> = {
    ...(unread > 0 ? { inquiries: t('header.inquiriesUnread', { count: unread }) } : {}),
    ...(newQuotes > 0 ? { quotes: t('header.quotesNew', { count: newQuotes }) } : {}),
    ...(newApplications > 0
      ? { applications: t('header.applicationsNew', { count: newApplications }) }
      : {}),
    ...(toApprove > 0 ? { approvals: t('approval.titleWaiting', { count: toApprove }) } : {}),
  }
  const received = unread + newQuotes + newApplications
  const linksOf = (group: ViewGroup | null) =>
    viewLinks
      .filter((each) => each.group === group && each.isShown(staff))
      .map(({ view: to, label }) => ({
        href: viewPath(to),
        label: waiting[to] ?? t(label),
        isCurrent: view === to,
      }))
  const inbox = linksOf('inbox')
  const counted = (label: string, count: number, spoken: string) =>
    count === 0 ? (
      label
    ) : (
      <>
        <span className={css.counted} aria-hidden="true">
          {label} <span className={css.count}>{count}</span>
        </span>
        <span className="visually-hidden">{spoken}</span>
      </>
    )
  const inboxLabel = counted(t('header.inbox'), received, t('header.inboxNew', { count: received }))
  const contentLabel = counted(
    t('header.content'),
    toApprove,
    t('header.contentWaiting', { count: toApprove }),
  )
  const content = linksOf('content')
  // A menu of one entry would be a press for nothing.
  const direct = content.length > 1 ? linksOf(null) : [...linksOf(null), ...content]

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link href="/" className={css.company} aria-label={company.name}>
          <Logo logo={company.logo} logoDark={company.logoDark} name={company.name} theme={theme} />
        </Link>
        <nav className={css.links} aria-label={t('header.pages')}>
          {direct.map(({ href, label, isCurrent }) => (
            <Link
              key={href}
              href={href}
              className={css.link}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
          {inbox.length > 0 ? <LinkMenu label={inboxLabel} links={inbox} /> : null}
          {content.length > 1 ? <LinkMenu label={contentLabel} links={content} /> : null}
          <Link href="/admin" className={css.link}>
            {t('header.panel')}
          </Link>
        </nav>
        <div className={css.user}>
          {hasPalette ? <PaletteButton /> : null}
          <LinkMenu
            label={
              <span className={css.who}>
                <span className={css.name}>{user.username}</span>
                <span className={css.role} data-tooltip={t(`role.${user.role}`)}>
                  {user.role}
                </span>
                <span className="visually-hidden"> · {t('header.account')}</span>
              </span>
            }
            links={linksOf('account')}
            side="end"
          >
            <LanguageChoice />
            <ThemeChoice />
          </LinkMenu>
          <Button
            onClick={() => {
              signOut()
              navigation.replace('/admin-portal')
            }}
          >
            {t('header.logout')}
          </Button>
        </div>
      </div>
    </header>
  )
}

/** Opens the palette, as Ctrl K and ⌘K do; its script is loaded with the first use. */
function PaletteButton() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // What is being written in a dialog stays in front.
      if (!document.querySelector('[role$="dialog"]')) setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-tooltip={navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K'}
        onClick={() => setOpen(true)}
      >
        {t('palette.open')}
      </Button>
      {isOpen ? <Palette onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Returns the number of unread inquiries; 0 for staff who may not read them. */
function useUnread(isAllowed: boolean): number {
  const { data } = useApi<{ totalDocs: number }>(isAllowed ? unreadPath : null)
  return data?.totalDocs ?? 0
}

const unreadPath = '/admin/inquiries/count?where[isRead][not_equals]=true'

/** Returns the number of new records of an inbox; 0 for staff who may not read them. */
function useNew(collection: 'quote-requests' | 'job-applications', isAllowed: boolean): number {
  const path = `/admin/${collection}/count?where[status][equals]=new`
  const { data } = useApi<{ totalDocs: number }>(isAllowed ? path : null)
  return data?.totalDocs ?? 0
}
