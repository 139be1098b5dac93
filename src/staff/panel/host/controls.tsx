import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import type { ButtonProps, DialogProps, FieldProps } from '@/src/staff/workflow/host'
import { submitAlone, useModal } from '@/src/staff/workflow/use-modal'
import css from './controls.module.css'

/** Payload's button; one that is inactive keeps the focus, which a disabled one would lose. */
export function HostButton(props: ButtonProps) {
  const { look = 'secondary', type, isInactive, isExpanded, onClick, children } = props
  return (
    <Button
      buttonStyle={look === 'ghost' ? 'subtle' : look}
      type={type}
      margin={false}
      size="medium"
      className={isInactive ? 'btn--disabled' : undefined}
      extraButtonProps={{ 'aria-disabled': isInactive, 'aria-expanded': isExpanded }}
      onClick={isInactive ? undefined : onClick}
    >
      {children}
    </Button>
  )
}

export function HostDialog(props: DialogProps) {
  const { title, description, actions, children, onSubmit, onClose } = props
  const modal = useModal(onClose)
  const titleId = useId()
  return createPortal(
    <dialog {...modal} className={css.dialog} aria-labelledby={titleId}>
      <form className={css.content} onSubmit={submitAlone(onSubmit)}>
        <h2 id={titleId}>{title}</h2>
        {description ? <p>{description}</p> : null}
        {children}
        <div className={css.actions}>{actions}</div>
      </form>
    </dialog>,
    document.body,
  )
}

export function HostField({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: css.control,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
