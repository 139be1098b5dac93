import type { ReactNode } from 'react'
import css from './drawing.module.css'

/** A line drawing in the colour of the text around it; what it says stands in words beside it. */
export const Drawing = ({ children, width }: { children: ReactNode; width: number }) => (
  <svg className={css.drawing} viewBox={`0 0 ${width} 120`} width={width} height={120} aria-hidden>
    {children}
  </svg>
)

/** The slot, lit: the one line in colour. */
export const Light = ({ d }: { d: string }) => <path className={css.light} d={d} />

/** A second, quieter kind of line: what is not there, or how something moves. */
export const Trace = ({ d }: { d: string }) => <path className={css.trace} d={d} />
