import type { FormRefusal } from '@/src/contract/visitor-forms'

/** Problem of a field. */
export type FieldProblem =
  'required' | 'email' | 'privacy' | 'invalid' | 'file' | 'large' | 'many' | 'code'

/** Fields with a problem. */
export type FieldProblems = Record<string, FieldProblem>

/** Kinds of failures of a form that no field causes. */
export type FailureKind =
  'network' | 'server' | 'limit' | 'large' | 'full' | 'origin' | 'refused' | 'forgotten'

export interface FormFailure {
  kind: FailureKind
  /** Until the form may be sent again. */
  minutes?: number
}

/** Field, as its form knows it. */
export interface FieldInfo {
  name: string
  /** Id of its control. */
  id: string
  /** As the summary of what is wrong calls it. */
  label: string
  kind?: 'email' | 'box' | 'file' | 'code'
  /** Texts in place of the usual ones. */
  texts?: Partial<Record<FieldProblem, string>>
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const findControl = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null

/** Returns the problem that the browser finds in a field. */
export function problemOfControl(control: Control): FieldProblem | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.required && !control.checked ? 'privacy' : undefined
  }
  if (control instanceof HTMLInputElement && control.type === 'file') {
    return control.validity.valueMissing ? 'required' : problemOfFiles(control)
  }
  if (control.required && control.value.trim() === '') return 'required'
  if (control.validity.typeMismatch) return 'email'
  return control.validity.valid ? undefined : 'invalid'
}

/** Returns the problems of all fields of a form before it is sent. */
export function problemsOfForm(form: HTMLFormElement, fields: FieldInfo[]): FieldProblems {
  return collected(fields, ({ name }) => {
    const control = findControl(form, name)
    return control ? problemOfControl(control) : undefined
  })
}

/**
 * Converts the server's refusal to the words of the form: the same for an answer that scripts read, and for a form that
 * is shown again without them.
 */
export function shownRefusal(
  { status, fields: refused, seconds = 600 }: FormRefusal,
  fields: FieldInfo[],
  valueOf: (name: string) => string,
): { problems: FieldProblems; failure?: FormFailure } {
  const named = fields.some(({ name }) => refused.includes(name)) ? refused : blamed(status, fields)
  const problems = collected(fields, (field) =>
    named.includes(field.name) ? problemOfRefused(field, valueOf(field.name), status) : undefined,
  )
  if (Object.keys(problems).length > 0) return { problems }
  const kind = failures[status] ?? (status >= 500 ? 'server' : 'refused')
  return {
    problems,
    failure: { kind, ...(kind === 'limit' ? { minutes: Math.ceil(seconds / 60) } : {}) },
  }
}

const failures: Partial<Record<number, FailureKind>> = {
  0: 'network',
  403: 'origin',
  408: 'network',
  410: 'forgotten',
  413: 'large',
  429: 'limit',
  507: 'full',
}

/** A form that is too large as a whole is so by its files. */
function blamed(status: number, fields: FieldInfo[]): string[] {
  const files = fields.find(({ kind }) => kind === 'file')
  return status === 413 && files ? [files.name] : []
}

function problemOfRefused({ kind }: FieldInfo, value: string, status: number): FieldProblem {
  if (kind === 'box') return 'privacy'
  if (kind === 'file') return status === 413 ? 'large' : 'file'
  if (kind === 'code') return value.trim() === '' ? 'required' : 'code'
  if (value.trim() === '') return 'required'
  return kind === 'email' ? 'email' : 'invalid'
}

/** By their names and sizes; what their bytes are, the server finds out. */
function problemOfFiles(control: HTMLInputElement): FieldProblem | undefined {
  const files = Array.from(control.files ?? [])
  const accepted = control.accept.split(',')
  if (files.some(({ name, size }) => size === 0 || !hasOneOf(accepted, name))) return 'file'
  const { maxBytes = Infinity, maxTotalBytes = Infinity, maxFiles = Infinity } = control.dataset
  if (files.length > Number(maxFiles)) return 'many'
  const isTooMuch =
    files.some(({ size }) => size > Number(maxBytes)) ||
    files.reduce((sum, { size }) => sum + size, 0) > Number(maxTotalBytes)
  return isTooMuch ? 'large' : undefined
}

/** A name without an extension says nothing. */
const hasOneOf = (extensions: string[], name: string): boolean =>
  !name.includes('.') || extensions.some((extension) => name.toLowerCase().endsWith(extension))

function collected(
  fields: FieldInfo[],
  problemOf: (field: FieldInfo) => FieldProblem | undefined,
): FieldProblems {
  const found: FieldProblems = {}
  for (const field of fields) {
    const problem = problemOf(field)
    if (problem) found[field.name] = problem
  }
  return found
}
