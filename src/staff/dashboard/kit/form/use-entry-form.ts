import { useState } from 'react'
import { useForm, useWatch, type FieldError, type ResolverResult } from 'react-hook-form'
import type { ConflictAnswer } from '@/src/contract/staff/drafts'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { ApiError, fieldErrorsOfAnswer } from '../api/call'
import { failureText, problemText, problemTexts } from '../ui/failure'
import { useTexts } from '../ui/texts'
import type { ByLanguage } from './localized'
import { faultyLanguage, type FieldErrors } from './field-errors'
import { useDraft } from './drafts'

type Conflict = ConflictAnswer['conflict']

export interface FormOptions<V extends object, R = unknown> {
  initial: V
  /** Names what is being edited, for the draft that the browser keeps; null keeps none. */
  draftKey: string | null
  /** Finds what is wrong, in the words of schemas, or in texts where `hasOwnTexts` says so. */
  check: (values: V) => FieldErrors
  hasOwnTexts?: boolean
  /** @param isForced whether to write over what somebody else saved meanwhile */
  save: (values: V, isForced: boolean) => Promise<R>
  onSaved: (saved: R, values: V) => void
  onFieldErrors?: (fieldErrors: FieldErrors) => void
  /** Opens the language of a text that is wrong. */
  onLanguage?: (lng: Language) => void
  onFailed?: (error: unknown) => void
}

export interface EntryForm<V extends object> {
  values: V
  /** @param touched fields whose errors go away, besides those that change */
  set: (changes: Partial<V> | ((current: V) => Partial<V>), touched?: string[]) => void
  /**
   * Messages by the field names of the API: the English title is `title` here, in the values `texts.en.title`, that of another
   * language `translations.ja.title`.
   */
  fieldErrors: FieldErrors
  isDirty: boolean
  isSaving: boolean
  /** Counts the tries to save that have ended, whether they were refused or not. */
  submitCount: number
  /** Reason why the last attempt to save failed, where no field caused it. */
  failure: string
  conflict: Conflict | null
  submit: (isForced?: boolean) => Promise<void>
  /** Time at which the browser stored the draft; null without one. */
  draftFrom: Date | null
  restoreDraft: () => void
  dropDraft: () => void
}

/** react-hook-form names errors by paths of the values; these are free, since ours are named by the API. */
type FormValues = Record<string, unknown>

/** The values of one entry, from opening to saving: what is wrong, what is unsaved, who was faster. */
export function useEntryForm<V extends object, R>(options: FormOptions<V, R>): EntryForm<V> {
  const t = useTexts()
  const [initial] = useState(options.initial)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm<FormValues>({
    defaultValues: initial as FormValues,
    // The contract's schema checks what is sent, not what is edited: `check` translates, then asks it.
    resolver: (values) => {
      const found = options.check(values as V)
      return resultOf(values, options.hasOwnTexts ? found : problemTexts(t, found))
    },
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const values = useWatch({ control: form.control }) as V
  const { draft, hideDraft, forgetDraft } = useDraft(options.draftKey, { initial, values, isDirty })

  const openFaulty = (found: FieldErrors) => {
    const { texts } = form.getValues() as { texts?: ByLanguage<object> }
    const lng = texts && faultyLanguage(found, Object.keys(texts[defaultLanguage]))
    if (lng) options.onLanguage?.(lng)
  }

  const save = async (checked: FormValues, isForced: boolean) => {
    try {
      const saved = await options.save(checked as V, isForced)
      forgetDraft()
      setConflict(null)
      options.onSaved(saved, checked as V)
    } catch (error) {
      const conflicting = conflictIn(error)
      setConflict(conflicting)
      const found = fieldErrorsOfAnswer(error)
      for (const [name, message] of Object.entries(found))
        form.setError(name, { message: problemText(t, message) })
      openFaulty(found)
      if (conflicting) return
      form.setError('root', { message: failureText(t, error) })
      options.onFailed?.(error)
    }
  }

  return {
    values,
    set: (changes, touched = []) => {
      const isFunction = typeof changes === 'function'
      const made = isFunction ? changes(form.getValues() as V) : changes
      form.setValues(made, { shouldDirty: true })
      form.clearErrors(isFunction ? touched : [...Object.keys(changes), ...touched])
    },
    fieldErrors: messagesOf(errors),
    isDirty,
    isSaving: isSubmitting,
    submitCount,
    failure: errors.root?.message ?? '',
    conflict,
    submit: async (isForced = false) => {
      if (isSubmitting) return
      await form.handleSubmit(
        (checked) => save(checked, isForced),
        (found) => {
          openFaulty(messagesOf(found))
          options.onFieldErrors?.(messagesOf(found))
        },
      )()
    },
    draftFrom: draft?.at ?? null,
    restoreDraft: () => {
      if (draft) form.setValues({ ...initial, ...draft.values }, { shouldDirty: true })
      hideDraft()
    },
    dropDraft: forgetDraft,
  }
}

function conflictIn(error: unknown): Conflict | null {
  const isConflict = error instanceof ApiError && error.code === 'edit_conflict'
  return isConflict ? (error.body as ConflictAnswer).conflict : null
}

/** Converts the result of a check to that of a resolver of react-hook-form. */
function resultOf(values: FormValues, found: FieldErrors): ResolverResult<FormValues> {
  const refused = Object.entries(found).map(([name, message]) => [
    name,
    { type: 'validate', message },
  ])
  return refused.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(refused) }
}

/** Returns the messages by path: react-hook-form nests the errors of nested fields, such as `attributes.weight`. */
const messagesOf = (errors: object, path = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors as Record<string, FieldError | object | undefined>)
      .filter(([name]) => path !== '' || name !== 'root')
      .flatMap(([name, error]) =>
        error === undefined || isFieldError(error)
          ? [[path + name, error?.message ?? ''] as const]
          : Object.entries(messagesOf(error, `${path}${name}.`)),
      ),
  )

const isFieldError = (error: object): error is FieldError =>
  'message' in error && typeof error.message === 'string'
