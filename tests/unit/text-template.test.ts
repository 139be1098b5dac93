import { describe, expect, it } from 'vitest'
import { isPlain, placeholders, templateOf } from '@/src/server/pages/search-templates'

const markup = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' })[sign] as string,
  )

/** A page as Next writes one: for readers, in addresses, and as data inside a string of a script. */
const pageOf = (q: string) => {
  const data = JSON.stringify(
    JSON.stringify({ title: `“${q}”`, href: `/search?q=${encodeURIComponent(q)}` }),
  ).replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
  const query = new URLSearchParams({ q }).toString()
  return [
    `<title>Results for “${markup(q)}” · Shop</title>`,
    `<input value="${markup(q)}"/>`,
    `<a href="/search?${query}&amp;page=2">2</a><a href="${markup(`/s?q=${encodeURIComponent(q)}`)}">all</a>`,
    `<script>self.__next_f.push([1,${data}])</script>`,
  ].join('\n')
}

const texts = [
  'atm',
  placeholders().proof,
  `"><script>alert(1)</script>`,
  `</script><img src=x onerror='x'>`,
  String.raw`\" \\u003c %22 &quot; +`,
  "it's 100 % C++ & more",
  '現金 เครื่อง 😀',
  '~!*()',
]

describe('a page as a template for texts', () => {
  it.each(texts)('gives the same page as one that is made with %s', (text) => {
    const { shown } = placeholders()
    const template = templateOf(pageOf(shown), shown)
    expect(template?.(text)).toBe(pageOf(text))
  })

  it('is none where the text stands in a form that is not known', () => {
    const { shown } = placeholders()
    expect(
      templateOf(`${pageOf(shown)}<p>${shown.toUpperCase().toLowerCase().slice(0, 20)}</p>`, shown),
    ).toBeUndefined()
  })

  it('is not filled with texts whose forms it does not know', () => {
    expect(texts.every(isPlain)).toBe(true)
    for (const text of ['', '$&', 'a\nb', 'a\u0000b', '\ud800', '\u2028', 'a\u200bb']) {
      expect(isPlain(text), JSON.stringify(text)).toBe(false)
    }
  })
})
