'use client'

import { type MouseEvent, type ReactNode, useId } from 'react'
import { useTexts } from '../ui/texts'
import css from './form-section.module.css'

interface SectionProps {
  /** Part of the id of its heading, to which links lead. */
  name: string
  title: string
  children: ReactNode
}

/** Part of a long form under a heading. */
export const FormSection = ({ name, title, children }: SectionProps) => (
  <section className={css.section} aria-labelledby={idOf(name)} data-wide>
    <h3 id={idOf(name)} tabIndex={-1} className={css.heading}>
      {title}
    </h3>
    {children}
  </section>
)

/** Fields of a section side by side, as many as it has room for. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)

/** Links to the sections of a form. */
export function SectionLinks({ sections }: { sections: Omit<SectionProps, 'children'>[] }) {
  const t = useTexts()
  const id = useId()
  return (
    <nav className={css.links} aria-labelledby={id} data-wide>
      <span id={id} className="visually-hidden">
        {t('form.sections')}
      </span>
      <ul>
        {sections.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={goThere}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const idOf = (name: string): string => `section-${name}`

/** Moves within the form alone: the address is that of the record. */
function goThere(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const heading = document.getElementById(event.currentTarget.hash.slice(1))
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
