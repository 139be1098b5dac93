import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { DocumentList, DownloadDocument } from '@/src/contract/document'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { newAccount } from '../helpers/accounts'
import { makeDocx, makeZip } from '../helpers/archives'
import {
  download,
  fileAddress,
  newDocument,
  sendFile,
  type StoredDocument,
  storedFile,
  storeFolder,
  uniquePdf,
} from '../helpers/documents'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { leadsTo, visit } from '../helpers/visit'

let token: string
let category: { id: string; slug: string }
let product: { id: string; slug: string; name: string }

const change = (document: { id: string }, body: object, query = '') =>
  staffCall(`/documents/${document.id}${query}`, { token, method: 'PATCH', body: { ...body } })
const trash = { deletedAt: new Date().toISOString() }
const isStored = (key: string) => existsSync(path.join(storeFolder(), key))

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  category = await newCategory(token)
  const body = { name: unique('Terminal'), categoryId: category.id }
  product = (await staffCall('/products', { token, method: 'POST', body })).body.doc
})

describe('the record of a document', () => {
  it('describes its files by the store, whatever a client writes beside a key', async () => {
    const file = await storedFile({ token })
    const lies = { name: 'evil.html', type: 'text/html', size: 1, sha256: 'x' }
    const document = await newDocument(
      { token },
      { releases: [{ file: file.key, version: '1', ...lies }] },
    )
    const { key: _, ...truth } = file
    expect(document.releases[0]).toMatchObject(truth)
    const { body } = await change(document, { releases: [{ ...document.releases[0], ...lies }] })
    expect(body.doc.releases[0]).toMatchObject(truth)
  })

  it.each([
    'documents/00000000000000000000000000000000',
    'documents/../../test.db',
    'tenders/00000000000000000000000000000000',
    'incoming/00000000000000000000000000000000',
    'x',
  ])('takes no key that stands for nothing: %s', async (key) => {
    for (const _status of ['published', 'draft']) {
      const body = { title: unique('No'), kind: 'manual', _status }
      const releases = [{ file: key, version: '1' }]
      const answer = await staffCall('/documents', {
        token,
        method: 'POST',
        body: { ...body, releases },
      })
      expect([answer.status, answer.body.message]).toEqual([
        400,
        expect.stringContaining('not there'),
      ])
    }
  })

  it('hides keys and codes from visitors, also from those who sort and search by them', async () => {
    const code = unique('secret')
    const document = await newDocument({ token }, { gate: 'code', code })
    const other = await newDocument({ token }, { gate: 'code', code: `zzz${code}` })
    const ids = `where[id][in]=${document.id},${other.id}`
    const { body } = await staffCall(`/documents?${ids}`)
    expect(body.docs).toHaveLength(2)
    const pub = [
      body,
      (await api(`/documents/${document.id}`)).body,
      (await api('/documents')).body,
    ]
    for (const text of pub.map((each) => JSON.stringify(each))) {
      expect(text).not.toContain(code)
      expect(text).not.toContain(document.releases[0]?.file)
    }
    const questions = [
      `where[code][equals]=${encodeURIComponent(code)}`,
      'where[code][like]=secret',
      `where[releases.file][equals]=${document.releases[0]?.file}`,
      `where[or][0][and][0][code][like]=secret`,
    ]
    for (const question of questions) {
      const answer = await staffCall(`/documents?${question}`)
      expect([question, answer.status, answer.body.docs]).toEqual([question, 400, undefined])
      expect((await staffCall(`/documents/count?${question}`)).status).toBe(400)
    }
    const order = async (sort: string) =>
      JSON.stringify((await staffCall(`/documents?${ids}&sort=${sort}`)).body.docs)
    expect(await order('code')).toBe(await order('-code'))
    expect(await order('releases.file')).toBe(await order('-releases.file'))
  })

  it('refuses a code that is short, and asks for one', async () => {
    for (const code of [undefined, '', '12345', '      ']) {
      const body = { title: unique('Short'), kind: 'manual', gate: 'code', code }
      expect((await staffCall('/documents', { token, method: 'POST', body })).status).toBe(400)
    }
  })

  it('gives a copy ids of its own: each is opened by its own record', async () => {
    const document = await newDocument({ token })
    const call = { token, method: 'POST', body: {} }
    const { status, body } = await staffCall(`/documents/${document.id}/duplicate`, call)
    expect(status, JSON.stringify(body)).toBe(200)
    const copy: StoredDocument = body.doc
    expect(copy.releases[0]?.id).not.toBe(document.releases[0]?.id)
    await change(copy, { _status: 'published' })
    expect((await download(fileAddress(copy))).status).toBe(200)
    await change(copy, { isActive: false })
    expect((await download(fileAddress(document))).status).toBe(200)
    expect((await download(fileAddress(copy))).status).toBe(404)
  })

  it('is made as a draft of a file alone, by who may, and is public once it is whole', async () => {
    const { token: ofNews } = await newAccount(token, 'news_admin')
    expect((await sendFile({ token: ofNews }, uniquePdf())).status).toBe(403)
    const file = await storedFile({ token })
    const title = unique('Dropped')
    const make = (as: string, body: object) =>
      staffCall('/documents?draft=true', { token: as, method: 'POST', body })
    const draft = { title, releases: [{ file: file.key, version: '1.0' }], _status: 'draft' }
    expect((await make(ofNews, draft)).status).toBe(403)
    const { status, body } = await make(token, draft)
    expect(status, JSON.stringify(body)).toBe(201)
    const made: StoredDocument = body.doc
    const second = await make(token, draft)
    expect([second.status, second.body.doc?.slug]).toEqual([201, `${made.slug}-2`])
    await staffCall(`/documents/${second.body.doc.id}`, { token, method: 'DELETE' })
    expect((await download(fileAddress(made))).status).toBe(404)
    expect((await api(`/documents/${made.id}`)).status).toBe(404)
    const incomplete = await change(made, { _status: 'published' })
    expect([incomplete.status, incomplete.body.message]).toEqual([
      400,
      expect.stringContaining('kind'),
    ])
    expect((await change(made, { kind: 'manual', _status: 'published' })).status).toBe(200)
    expect((await download(fileAddress(made))).status).toBe(200)
    const ofKind = `/documents?draft=true&where[kind][equals]=manual&search=${encodeURIComponent(title)}`
    const found = await staffCall(ofKind, { token })
    expect(found.body.docs.map(({ id }: { id: string }) => id)).toEqual([made.id])
  })

  it('takes no id of a file of another document', async () => {
    const first = await newDocument({ token }, { gate: 'code', code: 'only-for-some' })
    const { key } = await storedFile({ token })
    const releases = [{ id: first.releases[0]?.id, file: key, version: '1' }]
    const body = { title: unique('Thief'), kind: 'manual', releases }
    const answer = await staffCall('/documents', { token, method: 'POST', body })
    expect([201, 400]).toContain(answer.status)
    expect((await download(fileAddress(first))).status).toBe(403)
    if (answer.status === 201) {
      const own: StoredDocument = answer.body.doc
      expect(own.releases[0]?.id).not.toBe(first.releases[0]?.id)
      expect((await download(fileAddress(own))).status).toBe(200)
    }
  })

  it.each(['', 'x', '../x', 'g'.repeat(24)])(
    'makes an id for a file that comes with %j as its own',
    async (id) => {
      const { key } = await storedFile({ token })
      const document = await newDocument({ token }, { releases: [{ id, file: key, version: '1' }] })
      expect((await download(fileAddress(document))).status).toBe(200)
    },
  )

  it('takes its files with it when it is deleted for good, but none that another names', async () => {
    const [own, shared] = [await storedFile({ token }), await storedFile({ token })]
    const both = [own, shared].map(({ key }) => ({ file: key, version: '1' }))
    const document = await newDocument({ token }, { releases: both })
    const other = await newDocument({ token }, { releases: [both[1]] })
    const at = `/documents/${document.id}`
    expect((await change(document, trash)).status).toBe(200)
    // Files are deleted in the order of their records: one that is deleted later is gone, and this is there.
    const later = await storedFile({ token })
    const gone = await newDocument({ token }, { releases: [{ file: later.key, version: '1' }] })
    expect((await change(gone, trash)).status).toBe(200)
    const deleted = `/documents/${gone.id}?trash=true`
    expect((await staffCall(deleted, { token, method: 'DELETE' })).status).toBe(200)
    await expect.poll(() => isStored(later.key)).toBe(false)
    expect(isStored(own.key)).toBe(true)
    expect((await staffCall(`${at}?trash=true`, { token, method: 'DELETE' })).status).toBe(200)
    await expect.poll(() => isStored(own.key)).toBe(false)
    await expect.poll(() => isStored(`${own.key}.json`)).toBe(false)
    expect((await download(fileAddress(other))).status).toBe(200)
  })
})

describe('documents in public', () => {
  const word = `qx${crypto.randomUUID().slice(0, 8)}`
  let document: StoredDocument

  beforeAll(async () => {
    const [old, standing, chinese] = [
      await storedFile({ token }),
      await storedFile({ token }, makeDocx()),
      await storedFile({ token }, makeZip([{ name: 'a', content: Buffer.from('a') }])),
    ]
    const day = (date: string) => `${date}T00:00:00.000Z`
    document = await newDocument(
      { token },
      {
        title: `Manual ${word}`,
        summary: 'How it is used',
        products: [product.id],
        releases: [
          { file: old.key, version: '1.0', date: day('2024-01-01'), languages: ['en'] },
          { file: standing.key, version: '2.0', date: day('2025-01-01'), languages: ['en'] },
          { file: chinese.key, version: '1.0', date: day('2024-01-01'), languages: ['zh'] },
        ],
      },
    )
    const texts = { title: `手册 ${word}`, summary: '使用方法' }
    expect((await change(document, texts, '?locale=zh')).status).toBe(200)
  })

  it('are listed as documented, in each language, and narrowed', async () => {
    const list = async (query: string) =>
      DocumentList.parse((await api(`/documents?q=${word}&${query}`)).body)
    expect((await list('lng=en')).documents[0]).toMatchObject({ title: `Manual ${word}` })
    expect((await list('lng=zh')).documents[0]).toMatchObject({ title: `手册 ${word}` })
    const counts: [string, number][] = [
      ['kind=manual', 1],
      ['kind=driver', 0],
      ['language=zh', 1],
      ['language=th', 0],
      [`product=${product.slug}`, 1],
      ['product=none', 0],
      [`category=${category.slug}`, 1],
      ['category=none', 0],
      ['page=2&limit=1', 1],
    ]
    for (const [query, total] of counts)
      expect([query, (await list(query)).total]).toEqual([query, total])
    expect((await list('page=2&limit=1')).documents).toEqual([])
    for (const wrong of [
      'kind=x',
      'language=xx',
      'page=0',
      'limit=101',
      'limit=a',
      `q=${'x'.repeat(201)}`,
    ]) {
      const { status, body } = await api(`/documents?${wrong}`)
      expect([wrong, status]).toEqual([wrong, 400])
      ErrorAnswer.parse(body)
    }
  })

  it('say which files are superseded, and by which', async () => {
    const { releases } = DownloadDocument.parse((await api(`/documents/${document.slug}`)).body)
    const [old, standing, chinese] = document.releases
    const successors = Object.fromEntries(
      releases.map(({ id, supersededBy }) => [id, supersededBy]),
    )
    expect(successors).toEqual({
      [String(old?.id)]: standing?.id,
      [String(standing?.id)]: null,
      [String(chinese?.id)]: null,
    })
    const { html } = await visit(`/downloads/${document.slug}`)
    const [now = '', before = ''] = html.split('id="older"')
    expect(now).toContain(`id="file-${standing?.id}"`)
    expect(before).toContain(`id="file-${old?.id}"`)
    expect(before).toContain(`href="#file-${standing?.id}"`)
    expect((await download(fileAddress(document))).status).toBe(200)
  })

  it('stand under /downloads, with search and choices that need no scripts, in two languages', async () => {
    for (const [lng, title] of [
      ['en', `Manual ${word}`],
      ['zh', `手册 ${word}`],
    ]) {
      const address = (query: string) => `${lng === 'en' ? '' : `/${lng}`}/downloads${query}`
      const found = await visit(
        address(`?q=${word}&kind=manual&category=${category.slug}&language=zh`),
      )
      expect([found.status, found.html.includes(String(title))]).toEqual([200, true])
      const form = /<form[^>]*role="search"[^>]*>.*?<\/form>/s.exec(found.html)?.[0] ?? ''
      expect(form).toMatch(/method="get"/i)
      expect(form).toContain(`action="${address('')}"`)
      expect(form).toContain(`value="${word}"`)
      expect(form).toMatch(/<option[^>]*value="manual"[^>]*selected/)
      const sheets = await visit(`${address('')}?kind=dataSheet&category=${category.slug}`)
      expect(sheets.html).toContain(`href="/${lng}/product/${product.slug}/datasheet.pdf"`)
      const inHindi = await visit(
        `${address('')}?kind=dataSheet&category=${category.slug}&language=hi`,
      )
      expect(inHindi.html).toContain(
        `href="/hi/product/${product.slug}/datasheet.pdf" hrefLang="hi"`,
      )
      const none = await visit(address(`?q=${word}&kind=driver`))
      expect([none.status, none.html.includes(String(title))]).toEqual([200, false])
    }
    const odd = await visit(
      `/downloads?q=${encodeURIComponent('<script>alert(1)</script>')}&page=-1&kind=x`,
    )
    expect([odd.status, odd.html.includes('<script>alert(1)')]).toEqual([200, false])
  })

  it('are on pages, in lists and in search at the next request', async () => {
    const places = async (slug: string) => ({
      page: (await visit(`/downloads/${slug}`)).status === 200,
      list: (await visit('/downloads')).html.includes(`/downloads/${slug}"`),
      product: (await visit(`/product/${product.slug}`)).html.includes(`/downloads/${slug}"`),
      api: (await api(`/documents?product=${product.slug}`)).body.documents.some(
        (each: { slug: string }) => each.slug === slug,
      ),
    })
    const slug = `d-${crypto.randomUUID().slice(0, 8)}`
    const all = (is: boolean) => ({ page: is, list: is, product: is, api: is })
    expect(await places(slug)).toEqual(all(false))
    const added = await newDocument({ token }, { slug, products: [product.id] })
    expect(await places(slug)).toEqual(all(true))
    await change(added, { _status: 'draft' })
    expect(await places(slug)).toEqual(all(false))
    await change(added, { _status: 'published' })
    expect(await places(slug)).toEqual(all(true))
    await change(added, { products: [] })
    expect(await places(slug)).toEqual({ page: true, list: true, product: false, api: false })
    await staffCall(`/documents/${added.id}`, { token, method: 'DELETE' })
    expect(await places(slug)).toEqual(all(false))
  })

  it('name only products that are public, by their names of now', async () => {
    const page = async () => (await visit(`/downloads/${document.slug}`)).html
    expect(await page()).toContain(product.name)
    const name = unique('Renamed')
    const at = `/products/${product.id}`
    await staffCall(at, { token, method: 'PATCH', body: { name } })
    expect(await page()).toContain(name)
    await staffCall(at, { token, method: 'PATCH', body: { isActive: false } })
    expect(await page()).not.toContain(name)
    await staffCall(at, { token, method: 'PATCH', body: { isActive: true } })
    expect(await page()).toContain(name)
  })

  it('lead on from a changed address', async () => {
    const slug = `d-${crypto.randomUUID().slice(0, 8)}`
    const moved = await newDocument({ token }, { slug })
    await change(moved, { slug: `${slug}-new` })
    expect(leadsTo(await visit(`/downloads/${slug}`))).toBe(`/downloads/${slug}-new`)
  })
})
