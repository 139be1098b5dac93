import type { ReactNode } from 'react'
import css from './drawings/drawing.module.css'

/** A tray that is open, and nothing in it. */
export const EmptyListDrawing = () => (
  <Drawing width={176}>
    <path d="M14 8h148v58H14zM30 24h116v22H30z" />
    <Light d="M42 35h92" />
    <path d="M38 46 24 100q-1 6 6 6h116q7 0 6-6l-14-54" />
    <path d="M50 58 40 94h96l-10-36" />
    <Trace d="M60 84h56" />
  </Drawing>
)

/** A coin that is larger than every slot. */
export const NoMatchDrawing = () => (
  <Drawing width={176}>
    <circle cx="88" cy="34" r="26" />
    <circle cx="88" cy="34" r="20" />
    <path d="m83 28 7-5v22" />
    <Trace d="M88 68v10" />
    <path d="M10 119V90q0-4 4-4h148q4 0 4 4v29" />
    <path d="M28 102h22M132 102h16" />
    <Light d="M74 102h28" />
  </Drawing>
)

/** A card that goes past its slot. */
export const NotFoundDrawing = () => (
  <Drawing width={240}>
    <path d="M10 119V20q0-8 8-8h132q8 0 8 8v99M10 92h148" />
    <path d="M26 28h72v48H26zM112 34h30M112 66h30M112 50h30" />
    <path d="M40 100h88v10H40z" />
    <Light d="M112 50h30" />
    <Trace d="M150 50c22 0 34 8 42 20" />
    <path d="m178 74 46-8 5 28-46 8zM180 83l46-8M187 94l12-2" />
  </Drawing>
)

/** A plug out of its socket. */
export const OfflineDrawing = () => (
  <Drawing width={176}>
    <path d="M110 14h56v92h-56zM124 44h28v32h-28z" />
    <path d="M132 54v4M132 64v4" />
    <Light d="M124 92h28" />
    <path d="M36 46h28q6 0 6 6v18q0 6-6 6H36zM70 55h12M70 67h12M36 61H22q-12 0-12 14v31" />
    <Trace d="M92 61h24" />
  </Drawing>
)

/** A line drawing in the colour of the text around it; what it says stands in words beside it. */
const Drawing = ({ children, width }: { children: ReactNode; width: number }) => (
  <svg className={css.drawing} viewBox={`0 0 ${width} 120`} width={width} height={120} aria-hidden>
    {children}
  </svg>
)

/** The slot, lit: the one line in colour. */
const Light = ({ d }: { d: string }) => <path className={css.light} d={d} />

/** A second, quieter kind of line: what is not there, or how something moves. */
const Trace = ({ d }: { d: string }) => <path className={css.trace} d={d} />
