import type { FieldInfo } from '@/src/components/forms/problems'
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

/** Under which the browser keeps what is typed. */
export const keptAs = 'inquiry'

/** Sends the fields of the form as the documented call takes them. */
export function send(fields: FormData): Promise<Outcome> {
  fields.delete('lng')
  const boxes = inquiryBoxes.map((name) => [name, fields.has(name)])
  const body = JSON.stringify({ ...Object.fromEntries(fields), ...Object.fromEntries(boxes) })
  return sendForm('/api/inquiries', { body, headers: { 'Content-Type': 'application/json' } })
}
