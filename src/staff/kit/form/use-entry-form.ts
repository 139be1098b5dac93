import { useEffect, useMemo, useRef, useState } from 'react'
import { ConflictAnswer } from '@/src/contract/staff/conflict'
import { ApiError, describe, fieldErrorsOfAnswer } from '../api/call'
import { dropDraft, keepDraft, readDraft } from './drafts'
import type { FieldErrors } from './field-errors'

type Conflict = ConflictAnswer['conflict']

export interface FormOptions<V extends object> {
  initial: V
  /** Names what is being edited, for the draft that the browser keeps; null keeps none. */
  draftKey: string | null
  check: (values: V) => FieldErrors
  /** @param isForced whether to write over what somebody else saved meanwhile */
  save: (values: V, isForced: boolean) => Promise<void>
  onSaved: () => void
  onFieldErrors?: (fieldErrors: FieldErrors) => void
  onFailed?: (error: unknown) => void
}

export interface EntryForm<V extends object> {
  values: V
  /** @param touched fields whose errors go away, besides those that change */
  set: (changes: Partial<V> | ((current: V) => Partial<V>), touched?: string[]) => void
  fieldErrors: FieldErrors
  isDirty: boolean
  isSaving: boolean
  /** Why the last try to save failed, where no field is to blame. */
  failure: string
  conflict: Conflict | null
  submit: (isForced?: boolean) => Promise<void>
  /** When what the browser kept was written; null where it kept nothing. */
  draftFrom: Date | null
  restoreDraft: () => void
  dropDraft: () => void
}

const draftPause = 600

/** The values of one entry, from opening to saving: what is wrong, what is unsaved, who was faster. */
export function useEntryForm<V extends object>(options: FormOptions<V>): EntryForm<V> {
  const { draftKey } = options
  const [initial] = useState(options.initial)
  const [values, setValues] = useState(initial)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [draft, setDraft] = useState(() => readDraft<V>(draftKey))
  const pending = useRef(false)
  const before = useMemo(() => JSON.stringify(initial), [initial])
  const now = JSON.stringify(values)
  const isDirty = now !== before

  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => keepDraft(draftKey, values), draftPause)
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeunload', onLeave)
    }
  }, [isDirty, values, draftKey])

  const forgetDraft = () => {
    dropDraft(draftKey)
    setDraft(null)
  }

  const submit = async (isForced = false) => {
    if (pending.current) return
    const found = options.check(values)
    setFieldErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) return options.onFieldErrors?.(found)
    pending.current = true
    setSaving(true)
    try {
      await options.save(values, isForced)
      dropDraft(draftKey)
      setConflict(null)
      options.onSaved()
    } catch (error) {
      const conflicting = conflictIn(error)
      setConflict(conflicting)
      setFieldErrors(fieldErrorsOfAnswer(error))
      if (conflicting) return
      setFailure(describe(error))
      options.onFailed?.(error)
    } finally {
      pending.current = false
      setSaving(false)
    }
  }

  return {
    values,
    set: (changes, touched = []) => {
      const made = typeof changes === 'function' ? changes : () => changes
      setValues((current) => ({ ...current, ...made(current) }))
      const names = typeof changes === 'function' ? touched : [...Object.keys(changes), ...touched]
      setFieldErrors((current) => without(current, names))
    },
    fieldErrors: fieldErrors,
    isDirty,
    isSaving,
    failure,
    conflict,
    submit,
    draftFrom: draft && JSON.stringify(draft.values) !== before ? draft.at : null,
    restoreDraft: () => {
      if (draft) setValues({ ...initial, ...draft.values })
      setDraft(null)
    },
    dropDraft: forgetDraft,
  }
}

function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return ConflictAnswer.safeParse(error.body).data?.conflict ?? null
}

const without = (fieldErrors: FieldErrors, names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => !names.includes(name)))
