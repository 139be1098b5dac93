'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from '@/src/components/next-tab'
import css from './leadership.module.css'

interface Props {
  titleId: string
  people: { anchor: string; card: ReactNode; panel: ReactNode }[]
}

/**
 * Tabs whose state is the end of the address. They are links to their panels, which the style sheet
 * shows by `:target` as long as there is no script.
 */
export function Chooser({ titleId, people }: Props) {
  const [chosen, setChosen] = useState(0)
  const [isReady, setReady] = useState(false)
  const tabs = useRef<(HTMLAnchorElement | null)[]>([])

  useEffect(() => {
    const follow = () => {
      const index = people.findIndex(({ anchor }) => `#${anchor}` === window.location.hash)
      if (index < 0) return
      setChosen(index)
      // A tab that was pressed before the page was alive was a link, and following it took the focus away.
      const { activeElement, body } = document
      if (navigator.userActivation.hasBeenActive && activeElement === body)
        tabs.current[index]?.focus({ preventScroll: true })
    }
    follow()
    setReady(true)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [people])

  const choose = (index: number) => {
    setChosen(index)
    // Next keeps what it needs for going back in the state.
    window.history.replaceState(window.history.state, '', `#${people[index]?.anchor}`)
  }
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen, people.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    tabs.current[next]?.focus()
  }

  return (
    <div className={css.chooser} data-ready={isReady ? '' : undefined}>
      <div role="tablist" aria-labelledby={titleId} className={css.cards} onKeyDown={move}>
        {people.map(({ anchor, card }, index) => (
          <a
            key={anchor}
            ref={(tab) => {
              tabs.current[index] = tab
            }}
            id={`${anchor}-tab`}
            className={css.card}
            href={`#${anchor}`}
            role="tab"
            aria-selected={index === chosen}
            aria-controls={anchor}
            tabIndex={isReady && index !== chosen ? -1 : 0}
            onClick={(event) => {
              event.preventDefault()
              choose(index)
            }}
          >
            {card}
          </a>
        ))}
      </div>
      <div className={css.panels}>
        {people.map(({ anchor, panel }, index) => (
          <div
            key={anchor}
            id={anchor}
            className={css.panel}
            role="tabpanel"
            aria-labelledby={`${anchor}-tab`}
            data-chosen={index === chosen ? '' : undefined}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
