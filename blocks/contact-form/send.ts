import { type Outcome, sendForm } from '@/src/components/forms/send-form'
import { inquiryBoxes } from '@/src/contract/inquiry-form'

/** Sends the fields of the form as the documented call takes them. */
export function send(fields: FormData): Promise<Outcome> {
  fields.delete('lng')
  const boxes = inquiryBoxes.map((name) => [name, fields.has(name)])
  const body = JSON.stringify({ ...Object.fromEntries(fields), ...Object.fromEntries(boxes) })
  return sendForm('/api/inquiries', { body, headers: { 'Content-Type': 'application/json' } })
}
