import type { ReactNode } from 'react'
import css from './visitor-form.module.css'

interface Props {
  id: string
  label: string
  hint?: string
  isRequired?: boolean
  isWide?: boolean
  children: ReactNode
}

/** A control with its label, and what there is to know of it. */
export const FormField = ({ id, label, hint, isRequired, isWide, children }: Props) => (
  <div className={`${css.field} ${isWide ? css.wide : ''}`}>
    <label htmlFor={id}>
      {label}
      {isRequired ? (
        <span aria-hidden="true" className={css.mark}>
          {' *'}
        </span>
      ) : null}
    </label>
    {children}
    {hint ? (
      <p id={`${id}-hint`} className={css.note}>
        {hint}
      </p>
    ) : null}
  </div>
)
