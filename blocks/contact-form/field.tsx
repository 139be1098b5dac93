import type { ReactNode } from 'react'
import { useT } from '@/src/i18n/client'
import css from './contact-form.module.css'
import type { FieldName, FieldError } from './form-fields'

interface Props {
  name: Exclude<FieldName, 'newsletter' | 'privacy'>
  /** Draws the control itself, with what ties it to its label and its message. */
  draw: (attributes: ControlAttributes) => ReactNode
  problem?: FieldError
  isRequired?: boolean
  isWide?: boolean
}

interface ControlAttributes {
  id: string
  name: string
  className?: string
  required: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export const idOfField = (name: FieldName) => `contact-${name}`

/** A field with its label, and its problem below. */
export function Field({ name, draw, problem, isRequired = false, isWide = false }: Props) {
  const id = idOfField(name)
  return (
    <div className={[css.field, isWide ? css.wide : ''].join(' ')}>
      <Label name={name} isRequired={isRequired} />
      {draw({
        id,
        name,
        className: css.control,
        required: isRequired,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
      })}
      <ProblemText name={name} problem={problem} />
    </div>
  )
}

export function Label({ name, isRequired }: { name: FieldName; isRequired: boolean }) {
  const t = useT()
  return (
    <label htmlFor={idOfField(name)}>
      {t(`contact.form.${name}`)}
      {isRequired ? (
        <span className={css.mark} aria-hidden="true">
          {' '}
          *
        </span>
      ) : null}
    </label>
  )
}

export function ProblemText({ name, problem }: { name: FieldName; problem?: FieldError }) {
  const t = useT()
  return problem ? (
    <p id={`${idOfField(name)}-problem`} className={css.problem}>
      {t(`contact.form.problem.${problem}`)}
    </p>
  ) : null
}
