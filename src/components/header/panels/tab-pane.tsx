import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from '@/src/components/next-tab'
import css from './tab-pane.module.css'

interface Props {
  label: string
  tabs: { id: string; label: string }[]
  /** The tab that is selected first. */
  initial?: number
  /** Content below the list. */
  foot?: ReactNode
  children: (index: number) => ReactNode
}

/** A list of tabs on the left, above on small screens, and what belongs to the selected one. */
export function TabPane({ label, tabs, initial = 0, foot, children }: Props) {
  const id = useId()
  const [selected, setSelected] = useState(initial)
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={css.pane}>
      <div className={css.side}>
        <div
          ref={list}
          className={css.list}
          role="tablist"
          aria-label={label}
          aria-orientation="vertical"
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              id={`${id}-${tab.id}`}
              className={css.tab}
              role="tab"
              aria-selected={index === selected}
              aria-controls={index === selected ? `${id}-panel` : undefined}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {foot}
      </div>
      <div
        key={selected}
        id={`${id}-panel`}
        className={css.content}
        role="tabpanel"
        aria-labelledby={`${id}-${tabs[selected]?.id}`}
      >
        {children(selected)}
      </div>
    </div>
  )
}
