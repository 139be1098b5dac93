'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { RefusedField } from '@/src/staff/workflow/cookie-calls'
import { problemText } from '@/src/domain/refusals/text'
import { useSay } from './texts'

interface Props {
  /** Another object for each refusal. */
  problem: RefusedField | undefined
  children: ReactNode
}

const inputs = 'input, textarea, select, button, a'

/** A field, marked where a save was refused for it; the first of them comes into view and gets the focus. */
export function Marked({ problem, children }: Props) {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>(inputs)
    if (!problem || !input) return
    input.setAttribute('aria-invalid', 'true')
    const root = input.getRootNode() as Document | ShadowRoot
    const isFirst = root.querySelector('[data-refused]') === frame.current
    // Who types goes on typing.
    if (isFirst && !root.activeElement?.matches('input, textarea, select')) {
      input.scrollIntoView({ block: 'center' })
      input.focus({ preventScroll: true })
    }
    return () => input.removeAttribute('aria-invalid')
  }, [problem])
  return (
    <div ref={frame} className="marked" data-refused={problem ? '' : undefined}>
      {children}
      {problem ? (
        <p role="alert" className="problem">
          {problemText(say, problem.message)}
        </p>
      ) : null}
    </div>
  )
}
