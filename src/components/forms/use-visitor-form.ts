'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormDraft } from '@/src/contract/visitor-forms'
import {
  type FieldInfo,
  type FieldProblems,
  findControl,
  type FormFailure,
  problemOfControl,
  problemsOfForm,
  shownRefusal,
} from './problems'
import type { Outcome } from './send-form'

interface Options {
  /** In the order in which they stand. */
  fields: FieldInfo[]
  /** The form as it was sent without scripts. */
  draft?: FormDraft
  /** @param onProgress to be called with the share that has been sent, from 0 to 1 */
  send: (form: HTMLFormElement, onProgress: (share: number) => void) => Promise<Outcome>
  /** Called with the answer once the form was taken. */
  onTaken: (answer: { url?: string }) => void
  /** Names of other forms for fields that the server refuses. */
  namesOf?: (refused: string) => string[]
}

interface VisitorFormState {
  form: RefObject<HTMLFormElement | null>
  problems: FieldProblems
  failure?: FormFailure
  isSending: boolean
  /** Share that has been sent. */
  progress: number
  /** True where the form checks and sends itself, in place of the browser. */
  isReady: boolean
  submit: () => Promise<void>
  /** Looks again at a field that was refused: its message goes at once, or is another one. */
  recheck: (name: string) => void
}

/**
 * State of a form of visitors: checked before it is sent, sent by scripts, and its problems at their fields. Without
 * scripts the browser checks and posts it, and what was wrong comes back as its draft.
 */
export function useVisitorForm({
  fields,
  draft,
  send,
  onTaken,
  namesOf = (name) => [name],
}: Options): VisitorFormState {
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setReady] = useState(false)
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [{ problems, failure }, setShown] = useState<{
    problems: FieldProblems
    failure?: FormFailure
  }>(() =>
    draft?.refusal ? shown(draft.refusal, (name) => draft.values[name] ?? '') : { problems: {} },
  )

  useEffect(() => setReady(true), [])

  function shown(refusal: NonNullable<FormDraft['refusal']>, valueOf: (name: string) => string) {
    const named = { ...refusal, fields: refusal.fields.flatMap(namesOf) }
    return shownRefusal(named, fields, valueOf)
  }

  const show = (next: ReturnType<typeof shown>) => {
    setShown(next)
    const first = fields.find(({ name }) => next.problems[name])
    if (first && form.current) findControl(form.current, first.name)?.focus()
  }

  const submit = async () => {
    const filled = form.current
    if (!filled || isSending) return
    const found = problemsOfForm(filled, fields)
    show({ problems: found })
    if (Object.keys(found).length > 0 || !hasValidRest(filled, fields)) return
    setProgress(0)
    setSending(true)
    const values = new FormData(filled)
    const outcome = await send(filled, setProgress)
    setSending(false)
    if ('answer' in outcome) return onTaken(outcome.answer)
    // A browser that fills in what people do not see would be taken for a robot each time.
    const trap = findControl(filled, 'website')
    if (trap) trap.value = ''
    return show(shown(outcome.refusal, (name) => String(values.get(name) ?? '')))
  }

  const recheck = (name: string) => {
    const control = form.current && findControl(form.current, name)
    if (!control || !(problems[name] || control.type === 'file')) return
    const { [name]: _, ...others } = problems
    const problem = problemOfControl(control)
    setShown({ problems: problem ? { ...others, [name]: problem } : others, failure })
  }

  return { form, problems, failure, isSending, progress, isReady, submit, recheck }
}

/** Controls that belong to the form and stand elsewhere, as amounts, are checked by the browser. */
const hasValidRest = (form: HTMLFormElement, fields: FieldInfo[]): boolean =>
  Array.from(form.elements).every((element) => {
    const control = element as HTMLInputElement
    return fields.some(({ name }) => name === control.name) || control.reportValidity()
  })
