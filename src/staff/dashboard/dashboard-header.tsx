'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Logo } from '@/src/components/logo'
import css from './dashboard-header.module.css'
import { useStaff } from './kit/api/auth'
import { useForYou } from './kit/api/for-you'
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
  const { user, signOut } = staff
  const { counts } = useForYou()
  const totalOf = (links: { count: number }[]) => links.reduce((sum, { count }) => sum + count, 0)
  const linksOf = (group: ViewGroup | null) =>
    viewLinks
      .filter((each) => each.group === group && each.isShown(staff))
      .map(({ view: to, label }) => {
        const count = to === 'tabs' ? counts.total : (counts.views[to] ?? 0)
        return {
          href: viewPath(to),
          label: count > 0 ? t('header.waiting', { label: t(label), count }) : t(label),
          name: t(label),
          count,
          isCurrent: view === to,
        }
      })
  const inbox = linksOf('inbox')
  const counted = (label: string, count: number) =>
    count === 0 ? (
      label
    ) : (
      <>
        <span className={css.counted} aria-hidden="true">
          {label} <span className={css.count}>{count}</span>
        </span>
        <span className="visually-hidden">{t('header.waiting', { label, count })}</span>
      </>
    )
  // Pages and menus have no manager here: the panel has their lists.
  const panelLink = (href: string, label: string) => ({
    href,
    label,
    name: label,
    count: 0,
    isCurrent: false,
  })
  const content = [
    ...(staff.may('content') ? [panelLink('/admin/collections/pages', t('resource.pages'))] : []),
    ...(staff.may('navigation')
      ? [panelLink('/admin/collections/navigation-items', t('resource.navigation'))]
      : []),
    ...linksOf('content'),
  ]
  // A menu of one entry would be a press for nothing.
  const direct = content.length > 1 ? linksOf(null) : [...linksOf(null), ...content]

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link href="/" className={css.company} aria-label={company.name}>
          <Logo logo={company.logo} logoDark={company.logoDark} name={company.name} theme={theme} />
        </Link>
        <nav className={css.links} aria-label={t('header.pages')}>
          {direct.map(({ href, name, count, isCurrent }) => (
            <Link
              key={href}
              href={href}
              className={css.link}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {counted(name, count)}
            </Link>
          ))}
          {inbox.length > 0 ? (
            <LinkMenu label={counted(t('header.inbox'), totalOf(inbox))} links={inbox} />
          ) : null}
          {content.length > 1 ? (
            <LinkMenu label={counted(t('header.content'), totalOf(content))} links={content} />
          ) : null}
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
