import type { ReactNode } from 'react'
import css from './section.module.css'

interface Props {
  children: ReactNode
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** `plain` on the page's ground, `panel` one step apart from it, `ink` for the one loud place. */
  tone?: 'plain' | 'panel' | 'ink'
  className?: string
  /** By which it is given the focus, where what had it is gone. */
  id?: string
  /** Language of the words inside, where it is not the page's. */
  lang?: string
}

/** A horizontal part of a page, in the page's width. */
export function Section({ children, labelledBy, tone = 'plain', className, id, lang }: Props) {
  return (
    <section
      className={[css.section, css[tone], tone === 'ink' ? 'on-stage' : ''].join(' ')}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={labelledBy}
      lang={lang}
    >
      <div className={[css.inner, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  )
}
