import { type FieldInfo, findControl } from '@/src/components/forms/problems'
import { type Outcome, sendForm } from '@/src/components/forms/send-form'
import { inquiryBoxes } from '@/src/contract/visitor-forms'
import { type Language, languageEntries } from '@/src/i18n/languages'
import type { Translate } from '@/src/i18n/translate'

const fieldNames = [
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

/** The fields of the form with labels and kinds, in the order of the language. */
export const infoOfFields = (lng: Language, t: Translate): FieldInfo[] =>
  orderOfFields(lng).map((name) => ({
    name,
    id: idOfField(name),
    label: name === 'privacy' ? t('contact.form.policyShort') : t(`contact.form.${name}`),
    ...kinds[name],
  }))

const kinds: Partial<Record<FieldName, Pick<FieldInfo, 'kind'>>> = {
  email: { kind: 'email' },
  privacy: { kind: 'box' },
}

export const idOfField = (name: FieldName): string => `contact-${name}`

/** The documented call takes a whole name as well. */
export const namesOfRefused = (field: string): string[] =>
  field === 'name' ? ['firstName', 'lastName'] : [field]

const draftKey = 'inquiry'

/** Keeps what is typed until it is sent, in this tab only: others may use the same computer. */
export function saveDraft(form: HTMLFormElement): void {
  const values = fieldNames.flatMap((name) => {
    const control = findControl(form, name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return []
    return control?.value ? [[name, control.value]] : []
  })
  withStorage((storage) => storage.setItem(draftKey, JSON.stringify(Object.fromEntries(values))))
}

/** Fills what is still empty with what was typed before. */
export function restoreDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    const values = JSON.parse(storage.getItem(draftKey) ?? '{}') as Record<string, unknown>
    for (const name of fieldNames) {
      const control = findControl(form, name)
      const value = values[name]
      if (control && typeof value === 'string' && control.value === '') control.value = value
    }
  })
}

export const clearDraft = (): void => withStorage((storage) => storage.removeItem(draftKey))

function withStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage)
  } catch {
    // Storage is closed to the site: the form works, and forgets when it is left.
  }
}

/** Sends the fields of the form as the documented call takes them. */
export function send(fields: FormData): Promise<Outcome> {
  fields.delete('lng')
  const boxes = inquiryBoxes.map((name) => [name, fields.has(name)])
  const body = JSON.stringify({ ...Object.fromEntries(fields), ...Object.fromEntries(boxes) })
  return sendForm('/api/inquiries', { body, headers: { 'Content-Type': 'application/json' } })
}
