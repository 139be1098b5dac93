import { beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { UploadAnswer } from '@/src/contract/picture'
import { type Account, oneOfEverybody } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { picture, pictureForm } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let everybody: Record<string, Account>

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  everybody = await oneOfEverybody(token)
})

const bearer = (account = token) => ({ Authorization: `Bearer ${account}` })

/** Uploads as the dashboard does. */
function upload(file: Blob | string, name = 'picture.png', headers = bearer()) {
  const form = new FormData()
  if (typeof file === 'string') form.set('file', file)
  else form.set('file', file, name)
  return api('/upload', { method: 'POST', body: form, headers })
}

const served = (url: string) => fetch(`${testServer().baseUrl}/api${url}`)

describe('POST /upload', () => {
  it('answers where the picture is, which is served there as WebP', async () => {
    const { status, body } = await upload(await picture(400))
    expect(status).toBe(201)
    const { url } = UploadAnswer.parse(body)
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{20}\.webp$/)
    const response = await served(url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${url.replace('/uploads/', '')}"`,
    })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('is served without /api, too, and not sent again to whoever has it', async () => {
    const { body } = await upload(await picture())
    const response = await fetch(`${testServer().baseUrl}${body.url}`)
    expect(response.status).toBe(200)
    const etag = response.headers.get('etag') ?? ''
    await response.arrayBuffer()
    const again = await api(body.url, { headers: { 'If-None-Match': etag } })
    expect([again.status, again.body]).toEqual([304, ''])
    const head = await api(body.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  })

  it('keeps widths for pages, none larger than the picture', async () => {
    const { body } = await upload(await picture(700))
    const { body: media } = await staffCall(`/media/${body.id}`, { token })
    const widths = Object.values(media.sizes as Record<string, { width: number | null }>)
    expect(widths.map(({ width }) => width).filter(Boolean)).toEqual([320, 640])
    expect(media.blur).toMatch(/^data:image\/webp;base64,/)
  })

  it.each([
    ['pic2.jpg', 'pic2.jpg'],
    ['Größe 図面 – final.PNG', 'Größe 図面 – final.PNG'],
    ['C:\\Users\\me\\shop.png', 'shop.png'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['in\u202egnp.exe', 'in gnp.exe'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
  ])('keeps the name %j for staff, by every way to the library', async (given, kept) => {
    const sent = await picture(40)
    const { body: documented } = await upload(sent, given)
    const form = new FormData()
    form.set('file', sent, given)
    form.set('_payload', '{}')
    const panel = await staffCall('/media', { token, method: 'POST', body: form })
    const replaced = await staffCall(`/media/${documented.id}`, {
      token,
      method: 'PATCH',
      body: form,
    })
    expect(replaced.status).toBe(200)
    for (const id of [documented.id, panel.body.doc.id]) {
      const { body } = await staffCall(`/media/${id}`, { token })
      expect(body.originalName).toBe(kept)
      expect(body.filename).toMatch(/^[0-9a-f]{20}\.webp$/)
    }
  })

  it.each([
    ['visitor', 401],
    ['admin without permissions', 403],
    ['admin for users', 403],
    ['admin for navigation', 403],
    ['admin for products', 201],
    ['admin for news', 201],
    ['admin for content', 201],
    ['product_admin', 201],
    ['news_admin', 201],
    ['super_admin', 201],
  ])('answers %s with %i', async (name, expected) => {
    const account = everybody[name]
    const headers = account?.token ? bearer(account.token) : ({} as ReturnType<typeof bearer>)
    const { status, body } = await upload(await picture(), 'picture.png', headers)
    expect(status).toBe(expected)
    if (expected !== 201) ErrorAnswer.parse(body)
  })

  it('answers 401 to a token that is none', async () => {
    expect((await upload(await picture(), 'a.png', bearer('x.y.z'))).status).toBe(401)
  })

  it('answers 401 to the cookie from a page of another site', async () => {
    const form = new FormData()
    form.set('file', await picture(), 'a.png')
    const send = (origin: string) =>
      api('/upload', {
        method: 'POST',
        body: form,
        headers: { Cookie: `payload-token=${token}`, Origin: origin },
      })
    expect((await send('http://evil.example')).status).toBe(401)
    expect((await send(testServer().baseUrl)).status).toBe(201)
  })

  it.each([
    ['shell.php', 201],
    ['.htaccess', 201],
    ['a\u202egnp.exe', 201],
    ['../../evil.png', 201],
    ['picture.svg', 201],
    ['noextension', 201],
    [`${'x'.repeat(400)}.png`, 201],
  ])('takes nothing of the name %j', async (name, expected) => {
    const { status, body } = await upload(await picture(), name)
    expect(status).toBe(expected)
    expect(body.url).toMatch(/^\/uploads\/[0-9a-f]{20}\.webp$/)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['nothing', () => new Uint8Array()],
    ['text', () => Buffer.from('hello')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from(svg)],
    ['PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'half a picture',
      async () => Buffer.from(await (await picture(300)).arrayBuffer()).subarray(0, 200),
    ],
    ['a picture of 16300 by 16300 pixels', () => emptyPng(16_300)],
  ])('refuses %s with a message', async (_, bytesOf) => {
    const bytes = new Uint8Array(await bytesOf())
    const { status, body } = await upload(new Blob([bytes], { type: 'image/png' }))
    expect(status).toBe(400)
    expect(ErrorAnswer.parse(body).message).toContain('picture')
  })

  it('refuses files above 8 MB, announced or not', async () => {
    const large = new Blob([new Uint8Array(8.5 * 1024 * 1024)], { type: 'image/png' })
    expect((await upload(large)).status).toBe(413)
    const form = new FormData()
    form.set('file', large, 'a.png')
    const { body, headers } = new Response(form)
    const type = headers.get('content-type') ?? ''
    const { status, body: answer } = await api('/upload', {
      method: 'POST',
      body,
      headers: { ...bearer(), 'Content-Type': type },
    })
    expect(status).toBe(413)
    ErrorAnswer.parse(answer)
  })

  it('refuses a form without a file', async () => {
    expect((await upload('text')).status).toBe(400)
    const empty = new FormData()
    empty.set('other', 'x')
    const { status, body } = await api('/upload', {
      method: 'POST',
      body: empty,
      headers: bearer(),
    })
    expect(status).toBe(400)
    expect(ErrorAnswer.parse(body).message).toContain('file')
  })

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'nothing of the kind'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nx\r\n--x--\r\n',
    ],
  ])('refuses %s with %j', async (type, body) => {
    const { status, body: answer } = await api('/upload', {
      method: 'POST',
      body,
      headers: { ...bearer(), 'Content-Type': type },
    })
    expect(status).toBe(400)
    ErrorAnswer.parse(answer)
  })
})

describe('GET /uploads/{file}', () => {
  it.each([
    'none.webp',
    '..%2f..%2fpackage.json',
    '..%2ftest.db',
    '.env',
    'x%00.webp',
    'x.webp%2f',
    'a%5cb.webp',
    `${'x'.repeat(300)}.webp`,
  ])('answers 404 or 400 to %s', async (name) => {
    const { status, body } = await api(`/uploads/${name}`)
    expect([400, 404]).toContain(status)
    ErrorAnswer.parse(body)
  })
})

describe('/admin/media', () => {
  const call = (address: string, method: string, body?: FormData | object, account = token) =>
    staffCall(address, { token: account, method, body })
  const sizeOf = async (url: string) => {
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(await (await served(url)).arrayBuffer()).metadata()
    return [width, height]
  }

  it('gives a replaced file a new name, to which the old one leads', async () => {
    const { body: first } = await call('/media', 'POST', await pictureForm())
    const { status, body } = await call(`/media/${first.doc.id}`, 'PATCH', await pictureForm())
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await served(body.doc.url)).status).toBe(200)
    const old = await served(first.doc.url)
    expect([old.status, old.url]).toEqual([200, expect.stringContaining(body.doc.url)])
    expect((await call(`/media/${first.doc.id}`, 'DELETE')).status).toBe(200)
    expect((await served(body.doc.url)).status).toBe(404)
    expect((await served(first.doc.url)).status).toBe(404)
  })

  it('cuts a part out of a picture that is stored, or that comes with the call', async () => {
    const form = async () => {
      const body = new FormData()
      body.set('file', await picture(400), 'a.png')
      return body
    }
    const { body: first } = await call('/media', 'POST', await form())
    const part = 'uploadEdits[crop][x]=25&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50'
    const crop = `${part}&uploadEdits[crop][height]=25&uploadEdits[widthInPixels]=200`
    const cut = await call(`/media/${first.doc.id}?${crop}`, 'PATCH', {})
    expect(cut.status, JSON.stringify(cut.body)).toBe(200)
    expect(cut.body.doc.filename).not.toBe(first.doc.filename)
    expect(await sizeOf(cut.body.doc.url)).toEqual([200, 100])
    const { body: made } = await call(`/media?${crop}`, 'POST', await form())
    expect(await sizeOf(made.doc.url)).toEqual([200, 100])
    const wrong = `/media/${first.doc.id}?${part}&uploadEdits[crop][height]=900`
    expect((await call(wrong, 'PATCH', {})).status).toBe(400)
  })

  it('decodes nothing for those who may not upload', async () => {
    const form = () => {
      const body = new FormData()
      body.set('file', new Blob(['no picture'], { type: 'image/png' }), 'a.png')
      return body
    }
    expect((await call('/media', 'POST', form())).status).toBe(400)
    expect([401, 403]).toContain(
      (await staffCall('/media', { method: 'POST', body: form() })).status,
    )
  })

  it.each([
    'none.webp',
    '00000000000000000000-320.webp',
    'none',
    '..%2f..%2fpackage.json',
    '..%5c..%5cpackage.json',
    'x.webp%2f',
    'x%00.webp',
    `${'x'.repeat(3000)}.webp`,
    'a%0ab.webp',
  ])(
    'answers 404 or 400 to the missing file %s, and the log does not tell where it looked',
    async (name) => {
      const range: Record<string, string> = { Range: 'bytes=0-5' }
      for (const headers of [{}, range, bearer()]) {
        const { status, body } = await api(`/admin/media/file/${name}`, { headers })
        expect([400, 404]).toContain(status)
        expect(JSON.stringify(body)).not.toContain(String(testServer().environment.DATA_DIR))
      }
      expect(readFileSync(testServer().logFile, 'utf8')).not.toContain(
        path.join(String(testServer().environment.DATA_DIR), 'uploads'),
      )
    },
  )

  it('the panel is not told where on the disk things are, nor by which session staff are signed in', async () => {
    const { environment, baseUrl } = testServer()
    const headers = { Cookie: `payload-token=${token}` }
    const addresses = [
      '/admin/login',
      ...['', '/collections/media', '/collections/media/create', '/globals/site-settings'].map(
        (view) => `/admin${view}`,
      ),
      ...['/account', '/collections/users'].map((view) => `/admin${view}`),
      ...['/users/me', '/verify', '/access', '/media', '/activity-logs'].map(
        (call) => `/api/admin${call}`,
      ),
      ...['/health', '/ready', '/openapi.json', '/none'].map((call) => `/api${call}`),
    ]
    for (const address of addresses) {
      const text = await (await fetch(baseUrl + address, { headers })).text()
      expect(text.includes(process.cwd()), `${address} names the folder of the site`).toBe(false)
      expect(text.includes(String(environment.DATA_DIR)), `${address} names DATA_DIR`).toBe(false)
      expect(text.includes('_sid'), `${address} names the session`).toBe(false)
    }
  })
})

/** A PNG of one bit per pixel, all black: a few kilobytes that unpack to a lot. */
function emptyPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checksum(body))
  return Buffer.concat([length, body, sum])
}

/** CRC-32, as PNG has it behind every chunk. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
