import type { ButtonHTMLAttributes, Ref } from 'react'
import css from './button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'secondary' | 'danger' | 'ghost'
  /** Does nothing when pressed, and unlike `disabled` keeps the focus. */
  isInactive?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'secondary', className = '', type = 'button', ...props }: Props) {
  const { isInactive, onClick, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={`${css.button} ${css[look]} ${className}`}
      aria-disabled={isInactive || undefined}
      onClick={isInactive ? (event) => event.preventDefault() : onClick}
    />
  )
}
