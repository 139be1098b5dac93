'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'

const Palette = dynamic(() => import('./palette').then((all) => all.Palette))

/** Opens the palette, as Ctrl K and ⌘K do; its script is loaded with the first use. */
export function PaletteButton() {
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
