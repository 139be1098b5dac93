import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SecurityNoticeList } from '@/src/contract/security-notice'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'
import { visit } from '../helpers/visit'

const collection = '/security-notices'
const csaf = '/.well-known/csaf'
const word = unique('Numbat').replaceAll(' ', '')
const prefix = word.toUpperCase()

let token: string
let product: { id: string; slug: string }
const made: string[] = []

const advisory = (more: object = {}) => ({
  title: `${word} accepts commands`,
  summary: `Commands of strangers <img src=x onerror="alert('${word}')">`,
  details: '</script><script>alert(1)</script>',
  vulnerabilities: [
    {
      cve: 'CVE-2026-9900001',
      cwe: 'CWE-306',
      description: 'Nobody is asked for a password',
      vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    },
  ],
  products: [
    { product: product.id, before: '2.1', status: 'known_affected' },
    { product: product.id, from: '2.1', status: 'fixed' },
  ],
  remediations: [{ category: 'vendor_fix', details: 'Install 2.1', url: '/downloads' }],
  acknowledgments: [{ name: 'Ines Finder', organization: 'Finders' }],
  revisions: [{ date: '2026-03-02T09:00:00.000Z', summary: 'First version' }],
  ...more,
})

async function make(body: object, query = '') {
  const answer = await staffCall(collection + query, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  made.push(answer.body.doc.id)
  return answer.body.doc as { id: string; number: string; slug: string; _status: string }
}

const change = (id: string, body: object, query = '') =>
  staffCall(`${collection}/${id}${query}`, { token, method: 'PATCH', body })

/** Everywhere a visitor could come upon a notice: whether its number or slug is there. */
async function places({ id, number, slug }: { id: string; number: string; slug: string }) {
  const has = (text: string) => text.includes(number) || text.includes(slug)
  const html = async (path: string) => has((await visit(path)).html)
  const json = async (path: string) => has(JSON.stringify((await api(path)).body))
  return {
    list: await html('/security'),
    listInThai: await html('/th/security'),
    page: (await visit(`/security/${slug}`)).status === 200,
    pageById: (await visit(`/security/${id}`)).status === 200,
    product: await html(`/product/${product.slug}`),
    api: await json(collection),
    apiOfProduct: await json(`${collection}?product=${product.slug}`),
    apiOne: (await api(`${collection}/${slug}`)).status === 200,
    rest: await json(`/admin${collection}?where[id][equals]=${id}`),
    restDraft: await json(`/admin${collection}?draft=true&where[id][equals]=${id}`),
    search: (await api(`/search?q=${slug}`)).body.results.some(
      ({ href }: { href: string }) => href === `/security/${slug}`,
    ),
    map: await html('/sitemap.xml'),
    feed: await html(`${csaf}/feed-tlp-white.json`),
    index: await html(`${csaf}/white/index.txt`),
    changes: await html(`${csaf}/white/changes.csv`),
    folder: await html(`${csaf}/white/2026`),
    document: (await visit(`${csaf}/white/2026/${slug}.json`)).status === 200,
    checksum: (await visit(`${csaf}/white/2026/${slug}.json.sha256`)).status === 200,
    longChecksum: (await visit(`${csaf}/white/2026/${slug}.json.sha512`)).status === 200,
  }
}

const all = (isThere: boolean, shown: object) =>
  Object.fromEntries(Object.keys(shown).map((name) => [name, isThere]))

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const category = await newCategory(token)
  const { body } = await staffCall('/products', {
    token,
    method: 'POST',
    body: { name: `${word} terminal`, categoryId: category.id },
  })
  product = body.doc
  const settings = { token, method: 'POST', body: { securityNoticePrefix: prefix } }
  expect((await staffCall('/globals/site-settings', settings)).status).toBe(200)
})

afterAll(async () => {
  for (const id of made) await staffCall(`${collection}/${id}`, { token, method: 'DELETE' })
  const settings = { token, method: 'POST', body: { securityNoticePrefix: '' } }
  await staffCall('/globals/site-settings', settings)
})

describe('a notice', () => {
  it('is everywhere once it is published, and nowhere before or when it is not for everybody', async () => {
    const draft = await make(advisory({ _status: 'draft' }), '?draft=true')
    const hidden = await places(draft)
    expect(hidden).toEqual(all(false, hidden))
    expect((await change(draft.id, { _status: 'published' })).status).toBe(200)
    const shown = await places(draft)
    expect(shown).toEqual(all(true, shown))

    expect((await change(draft.id, { tlp: 'AMBER' })).status).toBe(200)
    const taken = await places(draft)
    expect(taken).toEqual(all(false, taken))
    const copy = await staffCall(`${collection}/${draft.id}/csaf`, { token })
    expect(copy.body.document.distribution.tlp.label).toBe('AMBER')
    expect((await staffCall(`${collection}/${draft.id}`, { token, method: 'DELETE' })).status).toBe(
      200,
    )
  })

  it('gets the next number of the year, a score, and the name of its product', async () => {
    const [first, second] = [await make(advisory()), await make(advisory())]
    const year = new Date().getUTCFullYear()
    expect(first.number).toMatch(new RegExp(`^${prefix}-${year}-\\d{4}$`))
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1)
    expect(second.slug).toBe(second.number.toLowerCase())
    const { body } = await staffCall(`${collection}/${second.id}`, { token })
    expect(body).toMatchObject({ severity: 'critical', vulnerabilities: [{ score: 9.8 }] })
    expect(body.products[0].name).toBe(`${word} terminal`)
    SecurityNoticeList.parse((await api(collection)).body)
  })

  it('is not published while something is missing, and the answer names the field', async () => {
    for (const [more, field] of [
      [{ summary: '' }, 'summary'],
      [{ vulnerabilities: [] }, 'vulnerabilities'],
      [{ products: [] }, 'products'],
      [{ number: '../../etc/passwd' }, 'number'],
      [{ vulnerabilities: [{ description: 'x', vector: 'x' }] }, 'vulnerabilities.0.vector'],
    ] as const) {
      const body = advisory(more)
      const answer = await staffCall(collection, { token, method: 'POST', body })
      expect(answer.status, field).toBe(400)
      expect(JSON.stringify(answer.body.errors)).toContain(`"${field}"`)
    }
  })

  it('that is public changes with a new version alone', async () => {
    const { id, slug } = await make(advisory())
    const refused = await change(id, { summary: 'Something else' })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Add version 2'),
    ])
    const { body } = await staffCall(`${collection}/${id}`, { token })
    const revisions = [...body.revisions, { summary: 'Put right' }]
    expect((await change(id, { summary: 'Something else', revisions })).status).toBe(200)
    const document = JSON.parse((await visit(`${csaf}/white/2026/${slug}.json`)).html)
    expect(document.document.tracking).toMatchObject({ version: '2', status: 'final' })
    expect((await change(id, { revisions: body.revisions })).status).toBe(400)
    expect((await change(id, { number: `${prefix}-2026-9999` })).status).toBe(400)
    // A translation says nothing new.
    expect((await change(id, { summary: 'อย่างอื่น' }, '?locale=th')).status).toBe(200)
    expect((await visit(`/th/security/${slug}`)).html).toContain('อย่างอื่น')
  })

  it('tells how long the products that it concerns are supported', async () => {
    const { slug } = await make(advisory())
    const setEnd = (endOfSupportDay: string | null) =>
      staffCall(`/products/${product.id}`, { token, method: 'PATCH', body: { endOfSupportDay } })
    try {
      for (const [end, sentence] of [
        ['2091-05-31', 'Support continues until May 31, 2091.'],
        ['2021-05-31', 'Support ended on May 31, 2021.'],
      ] as const) {
        expect((await setEnd(end)).status).toBe(200)
        expect((await visit(`/security/${slug}`)).html).toContain(sentence)
        const { body } = await api(`${collection}/${slug}`)
        expect(body.products[0].product.endOfSupportDay).toBe(end)
      }
    } finally {
      await setEnd(null)
    }
    expect((await visit(`/security/${slug}`)).html).not.toMatch(/Support (continues|ended)/)
  })

  it('that is withdrawn stays on its page, and says so, but not on its product', async () => {
    const next = await make(advisory())
    const old = await make(advisory({ isWithdrawn: true, supersededBy: next.id }))
    const { html } = await visit(`/security/${old.slug}`)
    expect(html).toContain(`/security/${next.slug}"`)
    const ofProduct = (await visit(`/product/${product.slug}`)).html
    expect(ofProduct).toContain(next.number)
    expect(ofProduct).not.toContain(old.number)
  })

  it('shows what was typed as text', async () => {
    const { slug, number } = await make(advisory())
    const { html } = await visit(`/security/${slug}`)
    expect(html).toContain(number)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('the CSAF files', () => {
  it('lead from security.txt to each document, whose checksums are those of its bytes', async () => {
    const { number, slug } = await make(advisory())
    const security = (await visit('/.well-known/security.txt')).html
    const metadataUrl = /^CSAF: (.+)$/m.exec(security)?.[1] ?? ''
    const path = (url: string) => new URL(url).pathname
    const metadata = JSON.parse((await visit(path(metadataUrl))).html)
    expect(metadata.canonical_url).toBe(metadataUrl)
    const feedUrl = metadata.distributions[1].rolie.feeds[0].url
    const { feed } = JSON.parse((await visit(path(feedUrl))).html)
    const entry = feed.entry.find(({ id }: { id: string }) => id === number)
    const answer = await fetch(testServer().baseUrl + path(entry.content.src))
    expect(answer.headers.get('content-type')).toBe('application/json')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { document } = JSON.parse(String(bytes))
    expect(document.tracking.id).toBe(number)
    expect(document.acknowledgments).toEqual([{ names: ['Ines Finder'], organization: 'Finders' }])
    for (const name of ['sha256', 'sha512']) {
      const sum = createHash(name).update(bytes).digest('hex')
      expect((await visit(`${path(entry.content.src)}.${name}`)).html).toBe(
        `${sum}  ${slug}.json\n`,
      )
    }
    const known = { 'If-None-Match': String(answer.headers.get('etag')) }
    expect((await visit(path(entry.content.src), known)).status).toBe(304)
  })

  it.each([
    'white/2026/..%2f..%2fprovider-metadata.json',
    'white/2026/..%2f..%2fwhite/2026/index.txt',
    'white/2026/..%5c..%5cpackage.json',
    'white/2026/%00.json',
    'white/1999/index.txt',
    'amber/index.txt',
    'nothing.json',
  ])('answer no other path: %s', async (path) => {
    const { status, html } = await visit(`${csaf}/${path}`)
    expect([400, 404]).toContain(status)
    expect(html).not.toContain('"dependencies"')
  })

  it('take nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const at = `${testServer().baseUrl}${csaf}/provider-metadata.json`
      expect((await fetch(at, { method })).status, method).toBe(405)
    }
  })
})

describe('the document of a draft', () => {
  it('is for staff who may edit products alone', async () => {
    const { id } = await make(advisory({ _status: 'draft' }), '?draft=true')
    const at = `${collection}/${id}/csaf`
    expect((await staffCall(at)).status).toBe(401)
    const other = await newAccount(token, 'admin', ['news'])
    expect((await staffCall(at, { token: other.token })).status).toBe(403)
    const answer = await staffCall(at, { token })
    expect(answer.body.document.tracking.status).toBe('draft')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect((await staffCall(`${collection}/none/csaf`, { token })).status).toBe(404)
  })

  it('is named in the overview of those who edit it', async () => {
    const { id, number } = await make(advisory({ _status: 'draft' }), '?draft=true')
    const { body } = await staffCall('/overview', { token })
    const entry = body.securityNotices.find((each: { id: string }) => each.id === id)
    expect(entry).toEqual({ id, number, title: `${word} accepts commands`, isDraft: true })
  })
})
