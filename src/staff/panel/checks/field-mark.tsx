'use client'

import { useEffect, useId, useRef } from 'react'
import { inputBeside } from '@/src/payload/patches/panel/open-field'
import { FieldFindings, useFindings } from '@/src/staff/workflow/findings/findings'

/** Findings at a field, which describe its input: Payload's inputs take no description of ours. */
export function FieldMark({ path }: { path: string }) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isMarked = useFindings(path).length > 0

  useEffect(() => {
    const input = isMarked ? inputBeside(place.current) : undefined
    if (!input) return
    const described = () => input.getAttribute('aria-describedby')?.split(' ') ?? []
    input.setAttribute('aria-describedby', [...described(), id].join(' '))
    return () => {
      const others = described().filter((one) => one !== id)
      if (others.length > 0) input.setAttribute('aria-describedby', others.join(' '))
      else input.removeAttribute('aria-describedby')
    }
  }, [isMarked, id])

  return (
    <div ref={place}>
      <FieldFindings id={id} path={path} />
    </div>
  )
}
