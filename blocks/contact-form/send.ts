import { inquiryBoxes } from '@/src/contract/inquiry-form'

/** What became of a message. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; fields: string[] }
  | { kind: 'limit'; minutes: number }
  | { kind: 'network' }
  | { kind: 'server' }

/** Sends the fields of the form as the documented call takes them. */
export async function send(fields: FormData): Promise<Outcome> {
  const boxes = inquiryBoxes.map((name) => [name, fields.has(name)])
  const body = { ...Object.fromEntries(fields), ...Object.fromEntries(boxes) }
  try {
    const response = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { kind: 'sent' }
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after')) || 60
      return { kind: 'limit', minutes: Math.ceil(seconds / 60) }
    }
    const fields = response.status === 400 ? fieldsOf(await response.json()) : []
    return fields.length > 0 ? { kind: 'refused', fields } : { kind: 'server' }
  } catch {
    return { kind: 'network' }
  }
}

const fieldsOf = (answer: { errors?: { field?: string }[] }): string[] =>
  (answer.errors ?? []).flatMap(({ field }) => field ?? [])
