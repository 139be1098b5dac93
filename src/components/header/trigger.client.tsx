'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '../site-link'
import { useHasScripts } from '../use-has-scripts.client'
import type { PanelName } from './links'
import type { usePanels } from './use-panels'

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
