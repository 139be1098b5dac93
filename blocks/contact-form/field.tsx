import type { ReactNode } from 'react'
import { useT } from '@/src/i18n/client'
import { problemId, ProblemText } from '@/src/components/forms/messages'
import type { FieldProblems } from '@/src/components/forms/problems'
import css from './contact-form.module.css'
import { idOfField, type FieldName } from './form-fields'

interface Props {
  name: Exclude<FieldName, 'newsletter' | 'privacy'>
  /** Draws the control itself, with what ties it to its label and its message. */
  draw: (attributes: ControlAttributes) => ReactNode
  problems: FieldProblems
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

/** A field with its label, and its problem below. */
export function Field({ name, draw, problems, isRequired = false, isWide = false }: Props) {
  const id = idOfField(name)
  const isWrong = problems[name] !== undefined
  return (
    <div className={[css.field, isWide ? css.wide : ''].join(' ')}>
      <Label name={name} isRequired={isRequired} />
      {draw({
        id,
        name,
        className: css.control,
        required: isRequired,
        'aria-invalid': isWrong ? true : undefined,
        'aria-describedby': isWrong ? problemId({ id }) : undefined,
      })}
      <ProblemText field={{ name, id, label: '' }} problems={problems} />
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
