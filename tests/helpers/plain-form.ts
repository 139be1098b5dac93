import { Window } from 'happy-dom'

const parser = new new Window().DOMParser()

/** A page as a browser without scripts has it. */
export interface PlainPage {
  status: number
  /** Path and query. */
  address: string
  cacheControl: string | null
  document: Document
}

interface Sending {
  /** Values to type, by the names of the fields; an empty one unticks a box. */
  fill?: Record<string, string>
  files?: { field: string; name: string; content: Buffer }[]
  headers?: Record<string, string>
}

export async function openPage(baseUrl: string, address: string): Promise<PlainPage> {
  const response = await fetch(new URL(address, baseUrl))
  const html = await response.text()
  const { pathname, search } = new URL(response.url)
  return {
    status: response.status,
    address: pathname + search,
    cacheControl: response.headers.get('cache-control'),
    document: parser.parseFromString(html, 'text/html') as unknown as Document,
  }
}

/** Fills a form of a page, sends it as browsers do without scripts, and follows where that leads. */
export async function sendPlainForm(
  baseUrl: string,
  page: PlainPage,
  selector: string,
  { fill = {}, files = [], headers = {} }: Sending,
): Promise<PlainPage> {
  const form = page.document.querySelector(selector)
  if (!form) throw new Error(`There is no ${selector} at ${page.address}`)
  const values = { ...readFormValues(page.document, form), ...fill }
  const entries = Object.entries(values).filter(([name, value]) => value !== '' || !(name in fill))
  const answer = await fetch(new URL(String(form.getAttribute('action')), baseUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    body: form.getAttribute('enctype') ? multipart(entries, files) : new URLSearchParams(entries),
  })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || location === null) {
    throw new Error(`${answer.status}: ${await answer.text()}`)
  }
  return openPage(baseUrl, location)
}

/** Returns the values that a form would send as it stands, also of controls elsewhere that belong to it. */
export function readFormValues(document: Document, form: Element): Record<string, string> {
  const own = [...form.querySelectorAll('[name]')]
  const others = form.id ? [...document.querySelectorAll(`[name][form="${form.id}"]`)] : []
  return Object.fromEntries([...others, ...own].flatMap((control) => valueOf(control)))
}

function valueOf(control: Element): [string, string][] {
  const name = String(control.getAttribute('name'))
  const type = control.getAttribute('type')
  if (type === 'file') return []
  if (type === 'checkbox') return control.hasAttribute('checked') ? [[name, 'on']] : []
  if (control.tagName === 'TEXTAREA') return [[name, control.textContent ?? '']]
  if (control.tagName !== 'SELECT') return [[name, control.getAttribute('value') ?? '']]
  const chosen = control.querySelector('option[selected]')
  return [[name, chosen?.getAttribute('value') ?? '']]
}

function multipart(entries: [string, string][], files: NonNullable<Sending['files']>): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  for (const { field, name, content } of files) {
    form.append(field, new File([new Uint8Array(content)], name))
  }
  return form
}
