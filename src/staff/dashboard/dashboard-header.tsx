'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Logo } from '@/src/components/logo'
import css from './dashboard-header.module.css'
import { MenuDrawer } from './dashboard-menu'
import { useStaff } from './kit/api/auth'
import { Button } from './kit/ui/button'
import { useCompany } from './kit/ui/site-facts'
import { LanguageChoice } from './kit/ui/language-choice'
import { LinkMenu } from './kit/ui/link-menu'
import { Link, useNavigation } from './kit/ui/navigation'
import { useTexts } from './kit/ui/texts'
import { ThemeChoice, useTheme } from './kit/ui/theme-choice'
import { type DashboardView, viewPath } from './kit/ui/views'

interface Props {
  view: DashboardView
  /** False where nothing but the own account is open. */
  hasMenu: boolean
}

const Palette = dynamic(() => import('./palette/palette').then((all) => all.Palette))

/** Header with the user, the role and the sign-out button (specification, section 2). */
export function DashboardHeader({ view, hasMenu }: Props) {
  const t = useTexts()
  const navigation = useNavigation()
  const company = useCompany()
  const [theme] = useTheme()
  const { user, signOut } = useStaff()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        {hasMenu ? <MenuDrawer view={view} /> : null}
        <Link href="/" className={css.company} aria-label={company.name}>
          <Logo logo={company.logo} logoDark={company.logoDark} name={company.name} theme={theme} />
        </Link>
        <div className={css.user}>
          {hasMenu ? <PaletteButton /> : null}
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
            links={[
              {
                href: viewPath('account'),
                label: t('header.account'),
                isCurrent: view === 'account',
              },
            ]}
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
