import type { FormDraft } from '@/src/data/form-drafts'
import { type Language, languageEntries } from '@/src/i18n/languages'

/** Why a field has to be looked at. */
export type FieldError = 'required' | 'email' | 'privacy' | 'invalid'

/** Fields with a problem. */
export type FieldErrors = Partial<Record<FieldName, FieldError>>

export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'country',
  'interest',
  'message',
  'newsletter',
  'privacy',
] as const
export type FieldName = (typeof fieldNames)[number]

/** The fields as a form in this language asks for them. */
export function orderOfFields(lng: Language): FieldName[] {
  const [first, last, ...others] = fieldNames
  return languageEntries[lng].familyNameFirst ? [last, first, ...others] : [...fieldNames]
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null

/** What the browser knows to be wrong with a field. */
export function fieldErrorOf(control: Control): FieldError | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.required && !control.checked ? 'privacy' : undefined
  }
  if (control.required && control.value.trim() === '') return 'required'
  if (control.validity.typeMismatch) return 'email'
  return control.validity.valid ? undefined : 'invalid'
}

export function fieldErrorsOfForm(form: HTMLFormElement): FieldErrors {
  const found = fieldNames.map((name) => {
    const control = controlOf(form, name)
    return [name, control ? fieldErrorOf(control) : undefined] as const
  })
  return Object.fromEntries(found.filter(([, problem]) => problem))
}

/** What the server has refused, in the words of the form. */
export function fieldErrorsOfServer(fields: string[], values: Record<string, string>): FieldErrors {
  const refused = fields.flatMap((field) =>
    field === 'name' ? ['firstName', 'lastName'] : [field],
  )
  const found = fieldNames
    .filter((name) => refused.includes(name))
    .map((name) => [name, problemNamed(name, values[name] ?? '')] as const)
  return Object.fromEntries(found)
}

export const fieldErrorsOfDraft = (draft: FormDraft | undefined): FieldErrors =>
  draft ? fieldErrorsOfServer(draft.fields, draft.values) : {}

function problemNamed(name: FieldName, value: string): FieldError {
  if (name === 'privacy') return 'privacy'
  if (value.trim() === '') return 'required'
  return name === 'email' ? 'email' : 'invalid'
}
