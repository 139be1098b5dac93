'use client'

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { Language } from '@/src/i18n/languages'
import type { FormRecord } from '@/src/staff/workflow/host'

interface Value {
  record: FormRecord | undefined
  /** Fields of the form by their names, as people know them. */
  places: Record<string, string>
  nameField: (name: string, label: string) => void
}

const Context = createContext<Value>({ record: undefined, places: {}, nameField: () => undefined })

interface Props {
  /** Undefined for a new entry. */
  record: { collection: string; id: string } | undefined
  /** The language whose texts the form shows. */
  lng: Language
  savedAt: unknown
  isModified: boolean
  children: ReactNode
}

/** Tells the parts of a form which record it edits, and in which language. */
export function FormRecordProvider({ record, children, ...state }: Props) {
  const { lng, savedAt, isModified } = state
  const { collection, id } = record ?? {}
  const [places, setPlaces] = useState<Record<string, string>>({})
  const nameField = useCallback(
    (name: string, label: string) => setPlaces((known) => ({ ...known, [name]: label })),
    [],
  )
  const value = useMemo(
    () => ({
      record: collection && id ? { collection, id, lng, savedAt, isModified } : undefined,
      places,
      nameField,
    }),
    [collection, id, lng, savedAt, isModified, places, nameField],
  )
  return <Context value={value}>{children}</Context>
}

export const useFormRecord = (): FormRecord | undefined => use(Context).record

export const useNamedFields = (): Record<string, string> => use(Context).places

/** Names a field of the form, so that a comment can be about it. */
export function useFieldName(name: string, label: string | undefined): void {
  const { nameField } = use(Context)
  useEffect(() => {
    if (label !== undefined) nameField(name, label)
  }, [nameField, name, label])
}
