import { Drawing, Light, Trace } from './drawing'

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
