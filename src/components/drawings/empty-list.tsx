import { Drawing, Light, Trace } from './drawing'

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
