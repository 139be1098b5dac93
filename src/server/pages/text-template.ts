import { randomBytes } from 'node:crypto'

/**
 * Texts that stand in every form as they are, only encoded: Next takes `$` in titles and in a page's data for something
 * else, and control characters have forms of their own.
 */
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u

export const isPlain = (text: string): boolean => plain.test(text) && !text.includes('$')

type Encode = (text: string) => string

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const inMarkup: Encode = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const scriptSigns: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' }
const quoted: Encode = (text) => JSON.stringify(text).slice(1, -1)

/** Encodings of a typed text in a page: for readers, in the data for scripts, and in addresses. */
const forms: Encode[] = [
  // Markup.
  inMarkup,
  // Data for scripts.
  (text) => quoted(quoted(text)).replace(/[&<>]/g, (sign) => scriptSigns[sign] ?? sign),
  // A query.
  (text) => new URLSearchParams({ '': text }).toString().slice(1),
  // An address, and one in markup.
  encodeURIComponent,
  (text) => inMarkup(encodeURIComponent(text)),
]

/** Whatever is encoded in some form, and letters of many scripts. */
const signs = `${Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33))
  .join('')
  .replace('$', '')} éßЖहि あ漢한ไทย “…” 😀`

/**
 * Two texts that stand nowhere else, for a template and for its proof. Both are made of the same signs: where Next cuts
 * the data of a page depends on their length.
 * @returns `shown` differs in each of its forms
 */
export function placeholders(): { shown: string; proof: string } {
  const mark = `zq${randomBytes(8).toString('hex')}`
  return { shown: `${mark} ${signs}.`, proof: `.${[...signs].reverse().join('')} ${mark}` }
}

/**
 * Cuts a page at the places where a text stands.
 * @param text `shown` of `placeholders`
 * @returns the page with another text; undefined where the text stands in it in a form that is not known
 */
export function templateOf(page: string, text: string): Encode | undefined {
  const mark = String(text.split(' ', 1)[0])
  const encoded = forms.map((encode) => encode(text))
  const pieces: { literal: string; form: number }[] = []
  let end = 0
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, end)) {
    const form = encoded.findIndex((each) => page.startsWith(each, at))
    if (form < 0) return undefined
    pieces.push({ literal: page.slice(end, at), form })
    end = at + String(encoded[form]).length
  }
  const rest = page.slice(end)
  return (other) => {
    const made = forms.map((encode) => encode(other))
    return pieces.map(({ literal, form }) => literal + made[form]).join('') + rest
  }
}
