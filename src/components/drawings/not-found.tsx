import { Drawing, Light, Trace } from './drawing'

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
