import type { FormRefusal } from '@/src/contract/visitor-forms'

/** Outcome of a form: the answer of the server, or the reason why there is none. */
export type Outcome = { answer: { url?: string } } | { refusal: FormRefusal }

interface Sending {
  body: XMLHttpRequestBodyInit
  headers?: Record<string, string>
  /** Called with the share that has left the browser, from 0 to 1: `fetch` would not tell it. */
  onProgress?: (share: number) => void
}

/** Sends a form, and asks for the answer that programs get. */
export const sendForm = (address: string, { body, headers, onProgress }: Sending) =>
  new Promise<Outcome>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'text'
    for (const [name, value] of Object.entries({ ...headers, Accept: 'application/json' })) {
      request.setRequestHeader(name, value)
    }
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(outcomeOf(request))
    request.onerror = () => resolve(unsent)
    request.onabort = () => resolve(unsent)
    request.send(body)
  })

const unsent: Outcome = { refusal: { status: 0, fields: [] } }

function outcomeOf(request: XMLHttpRequest): Outcome {
  const { status } = request
  const body = parse(request.responseText)
  if (status >= 200 && status < 300) return { answer: body }
  const seconds = Number(request.getResponseHeader('retry-after'))
  const fields = (body.errors ?? []).flatMap(({ field }) => field ?? [])
  return { refusal: { status, fields, ...(seconds > 0 ? { seconds } : {}) } }
}

/** An error of a proxy may be a page. */
function parse(text: string): { url?: string; errors?: { field?: string }[] } {
  try {
    return JSON.parse(text) as { url?: string; errors?: { field?: string }[] }
  } catch {
    return {}
  }
}
