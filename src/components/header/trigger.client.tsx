'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Menus } from '@/src/contract/menus'
import type { Language } from '@/src/i18n/languages'
import { linkIn } from '@/src/routing/route'
import { SiteLink } from '../site-link'
import { useHasScripts } from '../use-has-scripts.client'
import type { PanelName } from './links'
import { loadMenus } from './load-menus'
import type * as panels from './panels/panels.client'

interface Props {
  panel: PanelName
  panels: ReturnType<typeof usePanels>
  /** Address that it opens while there are no scripts to unfold anything. */
  href: string
  className?: string
  /** Accessible name, where it shows no words. */
  name?: string
  isCurrent?: boolean
  children: ReactNode
}

/** Opens and closes a panel of the header; a link until the page has its scripts. */
export function Trigger({ panel, panels, href, className, name, isCurrent, children }: Props) {
  const hasScripts = useHasScripts()
  const shared = {
    className,
    'aria-label': name,
    'data-tooltip': name,
    'data-current': isCurrent ? '' : undefined,
    children,
  }
  if (!hasScripts) return <SiteLink href={href} {...shared} />
  return (
    <button
      type="button"
      {...shared}
      data-trigger
      aria-expanded={panels.open === panel}
      aria-controls={`panel-${panel}`}
      onPointerEnter={panels.warm}
      onFocus={panels.warm}
      onClick={(event) => panels.toggle(panel, event.currentTarget, href)}
    />
  )
}

interface Parts {
  Panels: typeof panels.Panels
  menus: Menus
}

/**
 * Which panel of the header is open. Their code and content come when the first is about to open, so
 * that pages do not carry them.
 */
export function usePanels(lng: Language) {
  const [open, setOpen] = useState<PanelName | null>(null)
  const [parts, setParts] = useState<Parts | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const pathname = usePathname()

  useEffect(() => setOpen(null), [pathname])

  const load = useCallback(async () => {
    const [{ Panels }, menus] = await Promise.all([
      import('./panels/panels.client'),
      loadMenus(lng),
    ])
    setParts({ Panels, menus })
  }, [lng])

  const warm = () => {
    // What fails now is asked for again, and told of, when the panel is to open.
    if (!parts) load().catch(() => undefined)
  }

  const close = useCallback(() => {
    setOpen(null)
    opener.current?.focus({ preventScroll: true })
  }, [])

  const toggle = (panel: PanelName, button: HTMLElement, href: string) => {
    if (open === panel) return close()
    opener.current = button
    load().then(
      () => setOpen(panel),
      () => window.location.assign(linkIn(lng, href)),
    )
  }

  return { open, parts, warm, toggle, close, show: setOpen }
}
