import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { type Account, oneOfEverybody } from '@/tests/helpers/accounts'
import { makeZip } from '@/tests/helpers/archives'
import {
  download,
  fileAddress,
  newDocument,
  sendFile,
  sha256,
  type StoredDocument,
  storedFile,
  storeFolder,
  uniquePdf,
} from '@/tests/helpers/documents'
import { api } from '@/tests/helpers/http'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { visit } from '@/tests/helpers/visit'

let token: string
let everybody: Record<string, Account>

const bearer = (account = token) => ({ Authorization: `Bearer ${account}` })
const change = (document: { id: string }, body: object, query = '') =>
  staffCall(`/documents/${document.id}${query}`, { token, method: 'PATCH', body: { ...body } })
const trash = { deletedAt: new Date().toISOString() }
/** Names of everything that is stored or arriving. */
const stored = () =>
  readdirSync(storeFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  everybody = await oneOfEverybody(token)
})

describe('POST /document-files', () => {
  it('tells type, size and checksum by the bytes, whatever the client says of them', async () => {
    const content = uniquePdf()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)], { type: 'text/html' }), 'evil.html')
    const headers = bearer()
    const { status, body } = await api('/document-files', { method: 'POST', body: form, headers })
    expect([status, body]).toEqual([
      201,
      {
        key: expect.stringMatching(/^documents\/[0-9a-f]{32}$/),
        name: 'evil.html.pdf',
        type: 'application/pdf',
        size: content.length,
        sha256: sha256(content),
      },
    ])
  })

  it.each([
    ['visitor', 401],
    ['admin without permissions', 403],
    ['admin for users', 403],
    ['admin for navigation', 403],
    ['admin for news', 403],
    ['news_admin', 403],
    ['admin for products', 201],
    ['product_admin', 201],
    ['super_admin', 201],
  ])('answers %s with %i', async (name, expected) => {
    const before = stored().length
    const { status, body } = await sendFile({ token: everybody[name]?.token }, uniquePdf())
    expect(status, JSON.stringify(body)).toBe(expected)
    if (expected === 201) return
    ErrorAnswer.parse(body)
    expect(stored()).toHaveLength(before)
  })

  it('answers 401 to the cookie from a page of another site, and to a token that is none', async () => {
    const send = (Origin: string) =>
      sendFile({}, uniquePdf(), 'a.pdf', { Cookie: `payload-token=${token}`, Origin })
    expect((await send('http://evil.example')).status).toBe(401)
    expect((await send(testServer().baseUrl)).status).toBe(201)
    expect((await sendFile({ token: 'x.y.z' }, uniquePdf())).status).toBe(401)
  })

  const zeros = Buffer.alloc(12 * 1024 * 1024)
  const entry = { name: 'a.txt', content: Buffer.from('a') }

  it.each([
    ['nothing', Buffer.of(), 'must not be empty'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'must be one of these'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'must be one of these'],
    ['a program', Buffer.from('MZ'.padEnd(600, '\0')), 'must be one of these'],
    ['an archive that explodes', makeZip([{ name: 'zeros', content: zeros }]), 'unpacks to more'],
    [
      'an archive that lies of its size',
      makeZip([{ name: 'zeros', content: zeros, claimed: 9 }]),
      'cannot|can be read',
    ],
    ['an archive that overlaps', makeZip([entry, entry], { overlap: true }), 'overlap'],
    ['an encrypted archive', makeZip([{ ...entry, flags: 1 }]), 'encrypted'],
    ['an archive that leads out', makeZip([{ ...entry, name: '../../x' }]), 'can be read'],
    ['half an archive', makeZip([entry]).subarray(0, 40), 'can be read|one of these'],
  ])('refuses %s called data-sheet.pdf, and keeps nothing of it', async (_, content, message) => {
    const before = stored().length
    const { status, body } = await sendFile({ token }, content, 'data-sheet.pdf')
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
    expect(ErrorAnswer.parse(body).errors?.[0]).toMatchObject({ field: 'file' })
    expect(stored()).toHaveLength(before)
  })

  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\sheet.PDF', 'sheet.pdf'],
    ['a\u202efdp.exe', 'a fdp.exe.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['Handbuch «Größe» 用户.pdf', 'Handbuch «Größe» 用户.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('calls %j %j', async (given, name) => {
    const file = await storedFile({ token }, uniquePdf(), given)
    expect(file.name).toBe(name)
    const document = await newDocument({ token }, { releases: [{ file: file.key, version: '1' }] })
    const { status, headers } = await download(fileAddress(document))
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename/),
    ])
  })

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'nothing of the kind'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\na\0b\r\n--x--\r\n',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="other"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
    ],
    [
      'multipart/form-data; boundary=x',
      `${['file', 'file'].map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n`).join('')}--x--\r\n`,
    ],
  ])('refuses %s with %j', async (type, body) => {
    const before = stored().length
    const headers = { ...bearer(), 'Content-Type': type }
    const answer = await api('/document-files', { method: 'POST', body, headers })
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    ErrorAnswer.parse(answer.body)
    expect(stored()).toHaveLength(before)
  })

  it('refuses more than 100 MB, announced before anything comes or not', async () => {
    const { hostname, port } = new URL(testServer().baseUrl)
    const announced = await new Promise<number | undefined>((resolve, reject) => {
      const call = request({
        hostname,
        port,
        path: '/api/document-files',
        method: 'POST',
        headers: {
          ...bearer(),
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': 300 * 1024 * 1024,
        },
      })
      call.on('response', ({ statusCode }) => {
        resolve(statusCode)
        call.destroy()
      })
      call.on('error', reject)
      call.flushHeaders()
    })
    expect(announced).toBe(413)

    const before = stored().length
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    const chunk = new Uint8Array(1_000_000)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head))
        if (sent === 100) {
          controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'))
          return controller.close()
        }
        sent += 1
        controller.enqueue(chunk)
      },
    })
    const headers = { ...bearer(), 'Content-Type': 'multipart/form-data; boundary=x' }
    const answer = await api('/document-files', { method: 'POST', body, headers })
    expect(answer.status).toBe(413)
    ErrorAnswer.parse(answer.body)
    await expect.poll(() => stored().length).toBe(before)
  })
})

describe('a file of a document', () => {
  const content = uniquePdf('A long manual', 5000)
  let document: StoredDocument

  beforeAll(async () => {
    const { key } = await storedFile({ token }, content, 'Handbuch Größe.pdf')
    document = await newDocument({ token }, { releases: [{ file: key, version: '1.0' }] })
  })

  it('is a download with a checksum that nothing on the way may change', async () => {
    const { status, headers, bytes } = await download(fileAddress(document))
    expect([status, bytes.equals(content)]).toEqual([200, true])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      etag: `"${sha256(content)}"`,
      'cache-control': 'private, no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'content-disposition': `attachment; filename="Handbuch Gr??e.pdf"; filename*=UTF-8''Handbuch%20Gr%C3%B6%C3%9Fe.pdf`,
    })
  })

  it('goes on where a download was cut off, and begins anew where the file is another', async () => {
    const etag = `"${sha256(content)}"`
    const first = await download(fileAddress(document), { Range: 'bytes=0-1999' })
    const rest = await download(fileAddress(document), { Range: 'bytes=2000-', 'If-Range': etag })
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-1999/5000'])
    expect(first.headers.get('content-length')).toBe('2000')
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 2000-4999/5000'])
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(content)).toBe(true)
    for (const old of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      const again = await download(fileAddress(document), { Range: 'bytes=2000-', 'If-Range': old })
      expect([again.status, again.bytes.length], old).toEqual([200, 5000])
    }
    const last = await download(fileAddress(document), { Range: 'bytes=-10' })
    expect([last.status, last.bytes.length]).toEqual([206, 10])
  })

  it.each([
    ['bytes=5000-', 416],
    ['bytes=-0', 416],
    ['bytes=9-1', 200],
    ['bytes=0-1,3-4', 200],
    ['lines=0-1', 200],
    [`bytes=0-${'9'.repeat(40)}`, 206],
  ])('answers %s with %i', async (Range, expected) => {
    const { status, headers } = await download(fileAddress(document), { Range })
    expect(status).toBe(expected)
    if (expected === 416) expect(headers.get('content-range')).toBe('bytes */5000')
  })

  it('is not sent again to those who have it, and HEAD sends nothing of it', async () => {
    const { status, bytes } = await download(fileAddress(document), {
      'If-None-Match': `"${sha256(content)}"`,
    })
    expect([status, bytes.length]).toEqual([304, 0])
    const head = await download(fileAddress(document), {}, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.get('accept-ranges')]).toEqual([
      200,
      0,
      'bytes',
    ])
    expect((await download('/document-files/000000000000000000000000', {}, 'HEAD')).status).toBe(
      404,
    )
  })

  it.each([
    '000000000000000000000000',
    '..%2f..%2fpackage.json',
    'documents%2f00000000000000000000000000000000',
    'x%00',
    '%ff',
    'incoming',
    'x'.repeat(300),
  ])('is not guessed: %s', async (id) => {
    for (const headers of [{}, bearer()]) {
      const { status, body } = await api(`/document-files/${id}`, { headers })
      expect([400, 404]).toContain(status)
      ErrorAnswer.parse(body)
      expect(JSON.stringify(body)).not.toContain(String(testServer().environment.DATA_DIR))
    }
  })

  it('opens by the id under which it is stored for those who edit documents alone', async () => {
    const id = document.releases[0]?.file.replace('documents/', '')
    for (const [name, expected] of [
      ['visitor', 404],
      ['news_admin', 404],
      ['admin for users', 404],
      ['product_admin', 200],
    ] as const) {
      const as = everybody[name]?.token
      const { status } = await download(`/document-files/${id}`, as ? bearer(as) : {})
      expect([name, status]).toEqual([name, expected])
    }
    expect((await download(`/document-files/${id}.json`, bearer())).status).toBe(404)
  })

  it('is never served where its document is not public', async () => {
    const hidden = await newDocument({ token }, { _status: 'draft' })
    const inactive = await newDocument({ token }, { isActive: false })
    const trashed = await newDocument({ token })
    const at = `/documents/${trashed.id}`
    expect((await download(fileAddress(trashed))).status).toBe(200)
    expect((await change(trashed, trash)).status, at).toBe(200)
    for (const each of [hidden, inactive, trashed]) {
      expect((await download(fileAddress(each))).status).toBe(404)
      expect((await api(`/documents/${each.slug}`)).status).toBe(404)
      expect((await visit(`/downloads/${each.slug}`)).status).toBe(404)
    }
    await change(hidden, { _status: 'published' })
    expect((await download(fileAddress(hidden))).status).toBe(200)
    await change(hidden, { _status: 'draft' })
    expect((await download(fileAddress(hidden))).status).toBe(404)
  })

  it('of a draft beside what is published waits for its publication', async () => {
    const next = await storedFile({ token })
    const { releases } = document
    const draft = { releases: [...releases, { file: next.key, version: '9' }], _status: 'draft' }
    const { status, body } = await change(document, draft, '?draft=true')
    expect(status, JSON.stringify(body)).toBe(200)
    const [, added] = body.doc.releases
    expect((await download(`/document-files/${added.id}`)).status).toBe(404)
    expect((await download(fileAddress(document))).status).toBe(200)
    const shown = (await api(`/documents/${document.id}`)).body
    expect(shown.releases).toHaveLength(1)
  })
})
