'use client'

import { useEffect, useLayoutEffect } from 'react'
import { announce } from './announcer.client'

/** The place in which something was pressed last. */
let pressedIn: string | undefined

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
 * Tells screen readers what a list shows now, whenever its address changes, and holds the focus in it where what was
 * pressed is gone.
 */
export function ListChanges({ place, address, text }: Props) {
  // A layout effect: whatever can be pressed is alive no sooner than this listens.
  useLayoutEffect(() => {
    const notePress = ({ target }: Event) => {
      const list = document.getElementById(place)
      pressedIn = target instanceof Node && list?.contains(target) ? place : undefined
    }
    document.addEventListener('click', notePress, true)
    return () => document.removeEventListener('click', notePress, true)
  }, [place])

  useEffect(() => {
    if (!isNew) announce(text)
    isNew = false
    const isLost = document.activeElement === document.body
    if (pressedIn === place && isLost)
      document.getElementById(place)?.focus({ preventScroll: true })
  }, [place, address, text])
  return null
}
