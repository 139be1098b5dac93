import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { pauseBackgroundMotion } from '@/src/components/use-page-held'

interface Held {
  sheet: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Changes with every opening. */
  turn: number
  onClose: () => void
}

/**
 * While a panel is open nothing of the page but the header answers, so that the focus stays in it; Escape
 * and a click on the header's free space close it.
 */
export function useModalHeader({ sheet, isOpen, turn, onClose }: Held): void {
  useLayoutEffect(() => {
    const header = sheet.current?.closest('header')
    if (!isOpen || !header) return
    const rest = [...(header.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== header && !element.inert,
    )
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      if (!sheet.current?.contains(target) && !target.closest('a, [data-trigger]')) onClose()
    }
    for (const element of rest) element.inert = true
    const letGo = pauseBackgroundMotion()
    const root = document.documentElement
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    document.addEventListener('keydown', onKey)
    header.addEventListener('click', onClick)
    return () => {
      letGo()
      for (const element of rest) element.inert = false
      document.removeEventListener('keydown', onKey)
      header.removeEventListener('click', onClick)
    }
  }, [sheet, isOpen, onClose])

  useEffect(() => {
    if (!isOpen) return
    const first = sheet.current?.querySelector<HTMLElement>('[data-first]') ?? sheet.current
    first?.focus({ preventScroll: true })
  }, [sheet, isOpen, turn])
}
