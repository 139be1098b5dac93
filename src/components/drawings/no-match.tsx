import { Drawing, Light, Trace } from './drawing'

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
