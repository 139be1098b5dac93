'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import css from './link-menu.module.css'
import { Link } from './navigation'

interface MenuLink {
  href: string
  label: string
  isCurrent: boolean
}

interface Props {
  label: ReactNode
  links: MenuLink[]
  /** Under which end of its button the list begins. */
  side?: 'start' | 'end'
  /** Content below the links. */
  children?: ReactNode
}

/**
 * Links behind a button, as the menus of a site are: Tab goes through them, Escape closes and goes back.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function LinkMenu({ label, links, side = 'start', children }: Props) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    // Focus alone does not tell: not every browser gives it to what is pressed.
    const onPress = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div
      ref={menu}
      className={css.menu}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={links.some(({ isCurrent }) => isCurrent) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className={css.panel} data-side={side} hidden={!isOpen}>
        <ul className={css.list}>
          {links.map(({ href, label: text, isCurrent }) => (
            <li key={href}>
              <Link
                href={href}
                className={css.link}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
        {children ? <div className={css.foot}>{children}</div> : null}
      </div>
    </div>
  )
}
