import { LocalAnchor } from '@/src/components/local-link.client'
import css from './contact-form.module.css'
import { idOfField, Label, ProblemText } from './field'
import type { FieldError } from './form-fields'

interface Props {
  name: 'newsletter' | 'privacy'
  isTicked: boolean
  isRequired?: boolean
  problem?: FieldError
  /** A page to read before ticking. */
  more?: { href: string; text: string }
}

/** A box to tick. */
export function Tick({ name, isTicked, isRequired = false, problem, more }: Props) {
  const id = idOfField(name)
  return (
    <div className={css.wide}>
      <div className={css.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={isRequired}
          defaultChecked={isTicked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <Label name={name} isRequired={isRequired} />
      </div>
      <ProblemText name={name} problem={problem} />
      {more ? (
        <p className={css.more}>
          <LocalAnchor href={more.href}>{more.text}</LocalAnchor>
        </p>
      ) : null}
    </div>
  )
}
