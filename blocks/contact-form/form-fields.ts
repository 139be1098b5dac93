import type { InquiryDraft } from '@/src/data/inquiry-drafts'
import type { Language } from '@/src/i18n/languages'

/** Why a field has to be looked at. */
export type Problem = 'required' | 'email' | 'privacy' | 'invalid'

/** Fields with a problem. */
export type Problems = Partial<Record<FieldName, Problem>>

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

/** Where the family's name comes first. */
const familyFirst: Language[] = ['zh', 'ja', 'ko', 'vi']

/** The fields as a form in this language asks for them. */
export function orderOfFields(lng: Language): FieldName[] {
  const [first, last, ...others] = fieldNames
  return familyFirst.includes(lng) ? [last, first, ...others] : [...fieldNames]
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null

/** What the browser knows to be wrong with a field. */
export function problemOf(control: Control): Problem | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.required && !control.checked ? 'privacy' : undefined
  }
  if (control.required && control.value.trim() === '') return 'required'
  if (control.validity.typeMismatch) return 'email'
  return control.validity.valid ? undefined : 'invalid'
}

export function problemsOfForm(form: HTMLFormElement): Problems {
  const found = fieldNames.map((name) => {
    const control = controlOf(form, name)
    return [name, control ? problemOf(control) : undefined] as const
  })
  return Object.fromEntries(found.filter(([, problem]) => problem))
}

/** What the server has refused, in the words of the form. */
export function problemsOfServer(fields: string[], values: Record<string, string>): Problems {
  const refused = fields.flatMap((field) =>
    field === 'name' ? ['firstName', 'lastName'] : [field],
  )
  const found = fieldNames
    .filter((name) => refused.includes(name))
    .map((name) => [name, problemNamed(name, values[name] ?? '')] as const)
  return Object.fromEntries(found)
}

export const problemsOfDraft = (draft: InquiryDraft | undefined): Problems =>
  draft ? problemsOfServer(draft.fields, draft.values) : {}

function problemNamed(name: FieldName, value: string): Problem {
  if (name === 'privacy') return 'privacy'
  if (value.trim() === '') return 'required'
  return name === 'email' ? 'email' : 'invalid'
}
