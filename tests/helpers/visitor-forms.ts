import { makeDocx } from './archives'
import { api } from './http'
import { newCategory, unique } from './samples'
import { type Answer, staffCall } from './staff-call'

/** A document as small as can be, as far as its kind is told by. */
export const smallPdf = (text = 'nothing'): Buffer =>
  Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n`)

export interface SentFile {
  field?: string
  name: string
  content: Buffer
}

interface Sending {
  /** Fields to send in place of, or beside, the required ones. */
  fields?: Record<string, string | undefined>
  files?: SentFile[]
  headers?: Record<string, string>
  baseUrl?: string
}

/** A form as browsers send it; what is undefined is left out. */
function formOf(fields: Record<string, string | undefined>, files: SentFile[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  for (const { field = 'files', name, content } of files) {
    form.append(field, new File([new Uint8Array(content)], name))
  }
  return form
}

/** Asks for a quote, with one file unless others are named. */
export const askForQuote = (slug: string, sending: Sending = {}): Promise<Answer> => {
  const {
    fields,
    files = [{ name: 'tender.pdf', content: smallPdf() }],
    headers,
    baseUrl,
  } = sending
  const least = {
    items: `${slug}*2`,
    company: 'Harbour Bank',
    name: 'Ann',
    email: 'ann@example.com',
    consent: 'on',
  }
  const body = formOf({ ...least, ...fields }, files)
  return api('/quote-requests', { method: 'POST', body, headers, baseUrl })
}

/** Applies for a position, with CV and letter unless other files are named. */
export const apply = (job: string, sending: Sending = {}): Promise<Answer> => {
  const cv = { field: 'cv', name: 'CV.pdf', content: smallPdf() }
  const letter = { field: 'letter', name: 'Letter.docx', content: makeDocx() }
  const { fields, files = [cv, letter], headers, baseUrl } = sending
  const least = { job, name: 'Ben', email: 'ben@example.com', consent: 'on' }
  const body = formOf({ ...least, ...fields }, files)
  return api('/job-applications', { method: 'POST', body, headers, baseUrl })
}

/** Slugs of a product and of a position that visitors see. */
export async function newOffers(
  token: string,
  baseUrl?: string,
): Promise<{ product: string; job: string }> {
  const { id: categoryId } = await newCategory(token, baseUrl)
  const make = async (collection: string, body: Record<string, unknown>) => {
    const answer = await staffCall(`/${collection}`, { token, method: 'POST', body, baseUrl })
    if (answer.status !== 201) throw new Error(`${collection}: ${JSON.stringify(answer.body)}`)
    return String(answer.body.doc.slug)
  }
  return {
    product: await make('products', {
      name: unique('Machine'),
      categoryId,
      variants: {
        code: 'X',
        axes: [{ key: 'size', options: [{ key: 'two', code: '2' }] }],
        combinations: [{ options: { size: 'two' } }],
      },
      isActive: true,
      _status: 'published',
    }),
    job: await make('jobs', {
      title: unique('Engineer'),
      location: 'Shenzhen',
      isActive: true,
      _status: 'published',
    }),
  }
}
