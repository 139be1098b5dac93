'use client'

import { useForm, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { openFieldAt } from './open-field'

/**
 * Brings the first field that a refused save marked into view, with the focus. Payload itself leaves people where they are, and
 * marks nothing where a draft was refused.
 */
export function ShowRefused() {
  const { getFields, setSubmitted } = useForm()
  const isSaving = useFormProcessing()
  const place = useRef<HTMLSpanElement>(null)
  const wasSaving = useRef(false)

  useEffect(() => {
    const isOver = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    const refused = isOver ? firstRefused(getFields()) : undefined
    if (refused === undefined) return
    setSubmitted(true)
    void openFieldAt(place.current?.closest('form') ?? document, refused)
    // Once for each save that is over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSaving])

  return <span ref={place} hidden />
}

/** A list is marked beside the field in it that is to blame. */
function firstRefused(fields: FormState): string | undefined {
  const refused = Object.keys(fields).filter((path) => fields[path]?.valid === false)
  return refused.find((path) => !refused.some((other) => other.startsWith(`${path}.`)))
}
