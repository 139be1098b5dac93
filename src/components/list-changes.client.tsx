'use client'

import { useEffect } from 'react'
import { announce } from './announcer.client'

/** Ids of what had the focus last and of all that it stood in. */
let focusedIn: string[] = []

function noteFocus(): void {
  focusedIn = []
  for (let at = document.activeElement; at; at = at.parentElement) focusedIn.push(at.id)
}

if (typeof document !== 'undefined') {
  // A press makes React take over the page, and this module come: what was pressed has the focus by then.
  noteFocus()
  document.addEventListener('focusin', noteFocus)
}

/** True on a page that was just opened: screen readers read it as a whole. */
let isNew = true

interface Props {
  /** Id of the list, which can take the focus. */
  place: string
  /** Address of what the list shows. */
  address: string
  /** The number in words, such as "12 products". */
  text: string
}

/**
 * Tells screen readers what a list shows now, whenever its address changes, and holds the focus in it where what had
 * it is gone.
 */
export function ListChanges({ place, address, text }: Props) {
  useEffect(() => {
    if (!isNew) announce(text)
    isNew = false
    const isLost = document.activeElement === document.body
    if (isLost && focusedIn.includes(place))
      document.getElementById(place)?.focus({ preventScroll: true })
  }, [place, address, text])
  return null
}
