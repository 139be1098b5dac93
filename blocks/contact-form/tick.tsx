import type { ReactNode } from 'react'
import { problemId, ProblemText } from '@/src/components/forms/messages'
import type { FieldProblems } from '@/src/components/forms/problems'
import css from './contact-form.module.css'
import { Label } from './field'
import { idOfField } from './form-fields'

interface Props {
  name: 'newsletter' | 'privacy'
  isTicked: boolean
  isRequired?: boolean
  problems: FieldProblems
  /** A page to read before ticking. */
  more?: ReactNode
}

/** A box to tick. */
export function Tick({ name, isTicked, isRequired = false, problems, more }: Props) {
  const id = idOfField(name)
  const isWrong = problems[name] !== undefined
  return (
    <div className={css.wide}>
      <div className={css.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={isRequired}
          defaultChecked={isTicked}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? problemId({ id }) : undefined}
        />
        <Label name={name} isRequired={isRequired} />
      </div>
      <ProblemText field={{ name, id, label: '' }} problems={problems} />
      {more ? <p className={css.more}>{more}</p> : null}
    </div>
  )
}
