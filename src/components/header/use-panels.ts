'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Menus } from '@/src/contract/menus'
import type { Language } from '@/src/i18n/languages'
import { linkIn } from '@/src/routing/route'
import type { PanelName } from './links'
import { loadMenus } from './load-menus'
import type * as panels from './panels/panels.client'

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
