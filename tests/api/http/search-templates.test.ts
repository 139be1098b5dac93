import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, type Asked } from '@/tests/helpers/ask'
import { readPageData, stripPageData } from '@/tests/helpers/page-data'
import { newCategory } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

const { baseUrl } = testServer()

/** A condition that never holds: the server then asks Next, whatever it knows. */
const asNext = { 'If-None-Match': '"none"' }

let count = 0
/** A query text that is in no cache: each call counts up. */
const newText = (start = 'zzz') => `${start} ${(count += 1)}`

const addressOf = (path: string, text: string) => `${path}q=${encodeURIComponent(text)}`

/** The front says of what it did not ask Next for that a cache had it. */
const isFromTemplate = ({ headers }: Asked) => headers['x-nextjs-cache'] === 'HIT'

/** Asks with new texts until the page comes from a template; tells the text of that one. */
const learned = (path: string, start?: string) =>
  vi.waitFor(
    async () => {
      const text = newText(start)
      const answer = await ask(baseUrl, addressOf(path, text))
      expect(answer.status).toBe(200)
      expect(isFromTemplate(answer)).toBe(true)
      return text
    },
    { timeout: 120_000, interval: 50 },
  )

const own = ['date', 'x-request-id', 'x-nextjs-cache', 'connection', 'keep-alive', 'content-length']

/** Returns the response for browsers: the page, and its headers. */
const shown = ({ status, headers, body }: Asked) => ({
  status,
  markup: stripPageData(body),
  data: readPageData(body),
  headers: Object.entries(headers)
    // The policy names the scripts of this very page; links are what React knew to preload when it sent the first bytes.
    .filter(([name]) => ![...own, 'content-security-policy', 'link'].includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
})

/** Expects the policy of a page to allow its inline scripts. */
function expectScriptsToRun({ headers, body }: Asked): void {
  const scripts = [
    ...body.matchAll(/<script(?![^>]*\s(?:data-)?src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
  ]
  for (const [, text] of scripts) {
    const source = `'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`
    expect(headers['content-security-policy']).toContain(source)
  }
}

const lists = ['/search?', '/products?', '/zh/search?', '/th/products?']

describe('a page of search for a text that is new', () => {
  it.each(lists)('is the same as Next makes it: %s', async (path) => {
    await learned(path)
    const letter = fc.oneof(
      fc.constantFrom(...`"'<>&\\/%+~!*(){}[]#?=;:@,. -_\``),
      fc.constantFrom(...'éßЖहि漢한ไทย“”…😀'),
      fc.constantFrom(
        '</script>',
        '&quot;',
        '\\u003c',
        '%22',
        '%',
        '$',
        '$&',
        '{{q}}',
        '\u2028',
        '\n',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const text = fc
      .array(letter, { minLength: 1, maxLength: 12 })
      .map((letters) => `zzz${letters.join('')}${(count += 1)}`)
    let fromTemplates = 0
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const address = addressOf(path, Buffer.from(typed).toString())
        const answer = await ask(baseUrl, address)
        if (isFromTemplate(answer)) fromTemplates += 1
        expectScriptsToRun(answer)
        const byNext = await ask(baseUrl, address, asNext)
        expect(isFromTemplate(byNext)).toBe(false)
        expect(shown(answer)).toEqual(shown(byNext))
      }),
      { numRuns: 40 },
    )
    expect(fromTemplates).toBeGreaterThan(0)
  })

  it('is not made of a page for another address, language or page of the list', async () => {
    await learned('/search?')
    for (const path of [
      '/zh/search?type=news&',
      '/search/?',
      '/search?type=page&',
      '/search?utm=1&',
    ]) {
      const address = addressOf(path, newText())
      expect(shown(await ask(baseUrl, address))).toEqual(shown(await ask(baseUrl, address, asNext)))
    }
  })
})

describe('texts that find something', () => {
  let token: string
  let categoryId: string

  beforeAll(async () => {
    token = await signInAsSuperAdmin()
    categoryId = (await newCategory(token)).id
  })

  const add = async (name: string) => {
    const body = { name, categoryId }
    const answer = await staffCall('/products', { token, method: 'POST', body })
    expect(answer.status).toBe(201)
  }

  it('show what they find, and what is new of it at once', async () => {
    const word = `quillon${Date.now().toString(36)}`
    await add(`${word} first`)
    // Numbers find nothing, so that the word decides.
    await learned('/search?', word)
    const before = await ask(baseUrl, addressOf('/search?', newText(word)))
    expect(before.body).toContain(`first</a></h2>`)
    await add(`${word} second`)
    const after = await ask(baseUrl, addressOf('/search?', newText(word)))
    expect(after.body).toContain('second</a></h2>')
    // Whatever else is done in the server may end a template at any time.
    const text = await learned('/search?', word)
    const made = await ask(baseUrl, addressOf('/search?', text))
    expect(shown(made)).toEqual(shown(await ask(baseUrl, addressOf('/search?', text), asNext)))
  })

  it('are those in the address: nobody else says what is looked for', async () => {
    const word = `merlon${Date.now().toString(36)}`
    await add(word)
    for (const token of ['', 'guessed']) {
      const headers = { 'X-Searched-Text': word, 'X-Internal-Token': token }
      const { body } = await ask(baseUrl, addressOf('/search?', newText()), headers)
      expect(body).not.toContain(word)
    }
  })
})
