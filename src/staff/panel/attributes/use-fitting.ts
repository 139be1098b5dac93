import { useEffect } from 'react'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { fitting } from '@/src/domain/catalogue/attributes/fitting'

interface HeldField<Value> {
  value: Record<string, Value> | null | undefined
  initialValue?: Record<string, Value> | null
  setValue: (value: Record<string, Value>) => void
}

/** Takes out of a field what was entered for another category than the one that is chosen now. */
export function useFitting<Value>(
  attributes: Attribute[] | null,
  { value, initialValue, setValue }: HeldField<Value>,
): void {
  useEffect(() => {
    if (!attributes || !value) return
    const kept = fitting(attributes, value, initialValue ?? {})
    if (Object.keys(kept).length < Object.keys(value).length) setValue(kept)
  }, [attributes, value, initialValue, setValue])
}
