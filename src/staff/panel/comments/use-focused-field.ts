'use client'

import { useEffect, useState } from 'react'

/** The path of the field of the form that had the focus last; empty before. */
export function useFocusedField(): string {
  const [path, setPath] = useState('')
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest('[id^="field-"]')?.id : undefined
      if (id) setPath(id.slice('field-'.length).replaceAll('__', '.'))
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return path
}
