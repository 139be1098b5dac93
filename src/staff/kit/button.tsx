import type { ButtonHTMLAttributes, Ref } from 'react'
import css from './button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'loud' | 'quiet' | 'danger' | 'plain'
  ref?: Ref<HTMLButtonElement>
}

export const Button = ({ look = 'quiet', className = '', type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} className={`${css.button} ${css[look]} ${className}`} />
)
