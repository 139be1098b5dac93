import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { get, type RequestListener, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { headScript } from '@/src/platform/browser/head-script'
import { ContentFiles } from '@/src/platform/storage/content-files'
import { createSiteServer } from '@/src/server/http-server'
import { PageCache } from '@/src/server/pages/page-cache'
import { ask } from '@/tests/helpers/ask'
import { sendRaw } from '@/tests/helpers/send-raw'

const pageOf = (text: string) =>
  `<head><script src="/_next/static/chunks/a.js" async=""></script><script>${headScript}</script></head>` +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${text.repeat(500)}"])</script>`

let folder: string
let files: ContentFiles
let server: Server
let base: string
/** Effect of the page beside being a static one. */
let also: RequestListener
let text: string
let made: string[]

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-page-data-'))
  also = () => {}
  text = 'Words '
  made = []
  await start()
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  files = new ContentFiles(folder)
  const handle: RequestListener = (request, response) => {
    made.push(`${request.headers.cookie ?? ''} ${request.url}`)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"one"')
    also(request, response)
    response.end(pageOf(text))
  }
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  server = createSiteServer({ handle, proxies: 0, cache: new PageCache(files), self: base })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}

function stop(): void {
  server.closeAllConnections()
  server.close()
}

const visit = async (headers: Record<string, string> = {}, address = '/news') => {
  const answer = await ask(base, address, headers)
  return { ...answer, file: /data-src="(\/_next\/static\/data\/[^" ]+)/.exec(answer.body)?.[1] }
}

/** Bytes of a file as they are sent. */
const load = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(base + address, init)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

describe('the data of a static page', () => {
  it('lies in one file for all visitors, which browsers keep for good', async () => {
    const [first, second] = [await visit(), await visit({ 'If-None-Match': '"another"' })]
    expect(first.body).not.toContain('Words')
    expect(second.file).toBe(first.file)
    const { status, headers, body } = await load(String(first.file))
    expect(status).toBe(200)
    expect(body).toContain(`push([0],[1,"${'Words '.repeat(500)}"]);`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('is compressed as each client takes it, and told by HEAD', async () => {
    const { file = '' } = await visit()
    const { body } = await load(file, { headers: { 'accept-encoding': 'identity' } })
    const forms = [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const
    for (const [encoding, unpack] of forms) {
      const head = `Host: a\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`
      const told = await sendRaw(base, `HEAD ${file} HTTP/1.1\r\n${head}`)
      const got = await fetch(base + file, { headers: { 'accept-encoding': encoding } })
      expect(got.headers.get('content-encoding')).toBe(encoding)
      expect(got.headers.get('vary')).toBe('Accept-Encoding')
      expect(await got.text()).toBe(body)
      const length = Number(/^content-length: (\d+)/im.exec(told)?.[1])
      expect(told).toMatch(/\r\n\r\n$/)
      expect(length).toBe((await bytesOf(file, encoding)).length)
      expect(unpack(await bytesOf(file, encoding)).toString()).toBe(body)
    }
  })

  it('is not sent again to who has it', async () => {
    const { file = '' } = await visit()
    const etag = String((await load(file)).headers.get('etag'))
    const again = await load(file, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect((await load(file, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })

  it('stays for pages that were sent before an edit, and after a restart', async () => {
    const { file = '' } = await visit()
    const before = await load(file)
    text = 'Other '
    const edited = await visit({ 'If-None-Match': '"another"' })
    expect(edited.file).not.toBe(file)
    stop()
    await start()
    expect((await load(file)).body).toBe(before.body)
    expect((await load(String(edited.file))).body).toContain('Other')
    expect(made).toHaveLength(2)
  })
})

describe('data stays in the page, where no browser runs it', () => {
  it.each<[string, Record<string, string>, RequestListener]>([
    ['of somebody signed in', { cookie: 'payload-token=abc' }, () => {}],
    ['of who looks at drafts', { cookie: '__prerender_bypass=abc' }, () => {}],
    ['of a caller with a token', { authorization: 'JWT abc' }, () => {}],
    ['that sets a cookie', {}, (_, response) => response.setHeader('Set-Cookie', 'a=b')],
    ['that nobody may keep', {}, (_, response) => response.setHeader('Cache-Control', 'no-store')],
    ['that is made anew for each visit', {}, (_, response) => response.removeHeader('ETag')],
    ['that is an error', {}, (_, response) => (response.statusCode = 404)],
  ])('of a page %s', async (_, headers, does) => {
    also = does
    const page = await visit(headers)
    expect(page.file).toBeUndefined()
    expect(page.body).toContain('<script type="application/json" data-page>{"rows":[[0],[1,"')
    expect(page.headers['content-security-policy']).toBe(
      (await visit({ authorization: 'other' })).headers['content-security-policy'],
    )
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('an address without a file', () => {
  it.each([
    '',
    'a.js',
    `${'a'.repeat(32)}.css`,
    `${'A'.repeat(32)}.js`,
    `${'a'.repeat(33)}.js`,
    `${'g'.repeat(32)}.js`,
    '../chunks/a.js',
    '..%2f..%2fcache%2fa.js',
    `x/${'a'.repeat(32)}.js`,
  ])('is 404 without a look at the disk: %j', async (name) => {
    const find = vi.spyOn(files, 'find')
    const head = 'Host: a\r\nConnection: close\r\n\r\n'
    const answer = await sendRaw(base, `GET /_next/static/data/${name} HTTP/1.1\r\n${head}`)
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).toMatch(/cache-control: no-store/i)
    expect(find).not.toHaveBeenCalled()
    expect(made).toEqual([])
  })
})

describe('a file that is gone', () => {
  const askFrom = (file: string, page: string, cookie = '') =>
    load(file, { headers: { referer: `https://www.example.com${page}`, cookie } })

  it('is made again from its page in the language of the visitor, while that is the same', async () => {
    const { file = '' } = await visit()
    const before = await load(file)
    rmSync(folder, { recursive: true })
    stop()
    await start()
    const again = await askFrom(file, '/news', 'lang=zh; payload-token=abc')
    expect(again.body).toBe(before.body)
    expect(made.at(-1)).toBe('lang=zh /news')
  })

  it('stays gone once its page has changed', async () => {
    const { file = '' } = await visit()
    rmSync(folder, { recursive: true })
    stop()
    await start()
    text = 'Other '
    const answer = await askFrom(file, '/news')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/api/products', '/admin', '/uploads/a', '/_next/static/data/a', '/sitemap.xml'])(
    'has nothing else called: %s',
    async (address) => {
      const file = `/_next/static/data/${'a'.repeat(32)}.js`
      expect((await askFrom(file, address)).status).toBe(404)
      expect(made).toEqual([])
    },
  )
})

/** Returns the body as it was sent; `fetch` would unpack it. */
function bytesOf(address: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(base + address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
