'use client'

import { useState } from 'react'
import { type MenuEntry, menuFor } from '@/src/staff/workflow/menu/entries'
import {
  type ListedEntry,
  type ListedGroup,
  MenuList,
  withOwnCollections,
} from '@/src/staff/workflow/menu/menu-list'
import { MenuNav } from '@/src/staff/workflow/menu/menu-nav'
import css from './dashboard-menu.module.css'
import { useAddress } from './kit/address'
import { useStaff } from './kit/api/auth'
import { useForYou } from './kit/api/for-you'
import { Button } from './kit/ui/button'
import { Modal } from './kit/ui/modal'
import { Link } from './kit/ui/navigation'
import { useCompany } from './kit/ui/site-facts'
import { useLanguage, useTexts } from './kit/ui/texts'
import { currentTab, type DashboardView, tabPath, viewPath } from './kit/ui/views'

interface Props {
  view: DashboardView
}

/** The menu at the left of the dashboard; a window without room for it has it in a drawer. */
export function DashboardMenu(props: Props) {
  const t = useTexts()
  const groups = useMenu(props)
  const current = groups.flatMap(({ entries }) => entries).find(({ isCurrent }) => isCurrent)?.href
  return (
    <MenuNav label={t('header.pages')} className={css.menu} current={current}>
      <MenuList groups={groups} Link={Link} />
    </MenuNav>
  )
}

/** The button of the header that opens the menu as a drawer. */
export function MenuDrawer(props: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={css.opener}>
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('menu.title')}
      </Button>
      {isOpen ? (
        <Modal title={t('menu.title')} size="menu" onClose={close}>
          <DrawnMenu {...props} onFollow={close} />
        </Modal>
      ) : null}
    </div>
  )
}

function DrawnMenu({ onFollow, ...props }: Props & { onFollow: () => void }) {
  const t = useTexts()
  return (
    <nav className={css.drawn} aria-label={t('header.pages')}>
      <MenuList groups={useMenu(props)} Link={Link} onFollow={onFollow} />
    </nav>
  )
}

function useMenu({ view }: Props): ListedGroup[] {
  const t = useTexts()
  const staff = useStaff()
  const own = useOwnCollections()
  const { get } = useAddress()
  const { counts } = useForYou()
  const current = view === 'tabs' ? tabPath(currentTab(get('tab'), staff)) : viewPath(view)
  const waitingAt = ({ waiting, label }: MenuEntry) => {
    if (!waiting) return undefined
    const count = waiting === 'total' ? counts.total : (counts.views[waiting] ?? 0)
    return count > 0 ? { count, name: t('header.waiting', { label: t(label), count }) } : undefined
  }
  return withOwnCollections(
    menuFor(staff).map(({ id, label, entries }) => ({
      id,
      label: label && t(label),
      entries: entries.map((entry) => ({
        href: entry.href,
        label: t(entry.label),
        isCurrent: entry.href === current,
        waiting: waitingAt(entry),
      })),
    })),
    own,
    t('header.content'),
  )
}

function useOwnCollections(): ListedEntry[] {
  const lng = useLanguage()
  const { may, isSuperAdmin } = useStaff()
  const { ownCollections } = useCompany()
  return ownCollections
    .filter(({ permissions }) => isSuperAdmin || permissions.some(may))
    .map(({ slug, label }) => ({
      href: `/admin/collections/${slug}`,
      label: typeof label === 'string' ? label : (label[lng] ?? label.en ?? slug),
      isCurrent: false,
    }))
}
