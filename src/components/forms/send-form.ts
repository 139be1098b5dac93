import type { FormRefusal } from '@/src/contract/visitor-forms'

/** Outcome of a form: the answer of the server, or the reason why there is none. */
export type Outcome = { answer: { url?: string } } | { refusal: FormRefusal }

/** Sends a form by `fetch`, and asks for the answer that programs get. */
export async function sendForm(address: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      ...init,
      headers: { ...init.headers, Accept: 'application/json' },
    })
    // An error of a proxy may be a page.
    const body = (await response.json().catch(() => ({}))) as {
      url?: string
      errors?: { field?: string }[]
    }
    if (response.ok) return { answer: body }
    const seconds = Number(response.headers.get('retry-after'))
    const fields = (body.errors ?? []).flatMap(({ field }) => field ?? [])
    return {
      refusal: { status: response.status, fields, ...(seconds > 0 ? { seconds } : {}) },
    }
  } catch {
    return { refusal: { status: 0, fields: [] } }
  }
}
