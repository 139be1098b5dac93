import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as ReceiveForm from '@/src/platform/private-files/receive-form'
import type * as Serve from '@/src/platform/private-files/serve'
import type * as Store from '@/src/platform/private-files/store'
import { makeDocx, makeZip } from '../helpers/archives'

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-private-'))
let store: typeof Store
let receiveForm: typeof ReceiveForm.receiveForm
let servePrivateFile: typeof Serve.servePrivateFile

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  vi.resetModules()
  store = await import('@/src/platform/private-files/store')
  ;({ receiveForm } = await import('@/src/platform/private-files/receive-form'))
  ;({ servePrivateFile } = await import('@/src/platform/private-files/serve'))
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n')

const arriving = (bytes: Buffer, name = 'file') => ({
  name,
  content: (async function* () {
    for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000)
  })(),
})

const keep = (bytes: Buffer, name?: string, maxBytes?: number) =>
  store.storePrivateFile('documents', arriving(bytes, name), maxBytes)

/** Names of everything in the store. */
const stored = () =>
  readdirSync(path.join(folder, 'private-files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('types', () => {
  it.each([
    ['PDF', pdf, 'application/pdf', 'pdf'],
    ['ZIP', makeZip([{ name: 'a.txt', content: Buffer.from('a') }]), 'application/zip', 'zip'],
    [
      'Word',
      makeDocx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
    ],
    ['STEP', Buffer.from('ISO-10303-21;\nHEADER;\n'), 'model/step', 'step'],
    ['DXF', Buffer.from('999\nSolgate\n0\nSECTION\n2\nHEADER\n'), 'image/vnd.dxf', 'dxf'],
  ])('%s is told by its bytes, whatever it is called', async (_, bytes, type, extension) => {
    const file = await keep(bytes, 'evil.html')
    expect(file).toMatchObject({
      type,
      name: `evil.html.${extension}`,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(await store.findPrivateFile('documents', file.key)).toEqual(file)
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\x90\x00'.padEnd(600, '\0'), 'latin1')],
    ['plain text', Buffer.from('0\nSECTIONS are nice')],
    [
      'a document with macros',
      makeZip([
        {
          name: '[Content_Types].xml',
          content: Buffer.from(
            'ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"',
          ),
        },
      ]),
    ],
  ])('%s named data-sheet.pdf is refused', async (_, bytes) => {
    await expect(keep(bytes, 'data-sheet.pdf')).rejects.toThrow(/^file must be one of these: PDF/)
  })

  it('a use takes its own types alone, and a key of one use opens no file of another', async () => {
    const step = arriving(Buffer.from('ISO-10303-21;'))
    await expect(store.storePrivateFile('tenders', step)).rejects.toThrow('must be one of these')
    const { key } = await keep(pdf)
    expect(await store.findPrivateFile('tenders', key)).toBeNull()
    for (const odd of ['documents/../tenders/a', `${key}/../x`, `${key}.json`, '']) {
      expect(await store.findPrivateFile('documents', odd)).toBeNull()
    }
  })
})

describe('archives', () => {
  const big = Buffer.alloc(12 * 1024 * 1024)
  it.each([
    ['explodes', makeZip([{ name: 'zeros', content: big }]), 'unpacks to more'],
    [
      'claims to be smaller than it is',
      makeZip([{ name: 'zeros', content: big, claimed: 100 }]),
      'is not an archive that can be read',
    ],
    [
      'shares bytes between entries',
      makeZip(
        [
          { name: 'a', content: pdf },
          { name: 'a', content: pdf },
        ],
        { overlap: true },
      ),
      'overlap',
    ],
    ['is encrypted', makeZip([{ name: 'a', content: pdf, flags: 1 }]), 'encrypted'],
    [
      'leads out of its folder',
      makeZip([{ name: '../../etc/passwd', content: pdf }]),
      'can be read',
    ],
    [
      'has too many entries',
      makeZip(Array.from({ length: 10_001 }, (_, n) => ({ name: `${n}`, content: Buffer.of() }))),
      'more than 10000 entries',
    ],
    [
      'is cut short',
      makeZip([{ name: 'a', content: big.subarray(0, 5000) }]).subarray(0, 60),
      'can be read',
    ],
  ])('one that %s is refused', async (_, bytes, message) => {
    const before = stored().length
    await expect(keep(bytes)).rejects.toThrow(new RegExp(message))
    expect(stored()).toHaveLength(before)
  })
})

describe('archives of visitors', () => {
  const inside = (name: string, content: Buffer) => makeZip([{ name, content }])
  const nested = (depth: number): Buffer =>
    depth === 0 ? inside('a.pdf', pdf) : inside('inner.zip', nested(depth - 1))
  const storedFor = (use: 'documents' | 'tenders', bytes: Buffer) =>
    store.storePrivateFile(use, {
      name: 'a.zip',
      content: (async function* () {
        yield bytes
      })(),
    })

  it.each([
    ['a program', inside('setup.exe', pdf), 'holds a program, “setup.exe”'],
    ['a program behind blanks', inside('setup.exe. ', pdf), 'holds a program'],
    ['a program by another name', inside('plan.pdf', Buffer.from('MZ\x90\x00')), 'holds a program'],
    ['a script', inside('plan.txt', Buffer.from('#!/bin/sh')), 'holds a program'],
    ['macros', inside('offer.docm', makeDocx()), 'holds a program'],
    ['an archive of another kind', inside('a.rar', Buffer.from('Rar!\x1a\x07\x00')), 'looked into'],
    ['a program in an archive in it', inside('b.zip', inside('a.exe', pdf)), 'holds a program'],
    ['archives too deep in each other', nested(3), 'too deep'],
    [
      'an archive that explodes',
      inside('b.zip', inside('zeros', Buffer.alloc(12 << 20))),
      'unpacks',
    ],
  ])('with %s are refused', async (_what, bytes, message) => {
    const before = stored().length
    await expect(storedFor('tenders', bytes)).rejects.toThrow(message)
    expect(stored()).toHaveLength(before)
  })

  it('may hold documents, also packed ones, and drawings that Office packs', async () => {
    const drawing = { name: 'word/media/image1.emz', content: Buffer.from('1f8b0800', 'hex') }
    const bytes = makeZip([
      { name: 'plan.pdf', content: pdf },
      { name: 'offer.docx', content: makeDocx() },
      { name: 'more.zip', content: nested(1) },
      drawing,
    ])
    expect((await storedFor('tenders', bytes)).type).toBe('application/zip')
  })

  it('of staff may hold programs', async () => {
    const bytes = inside('driver.exe', Buffer.from('MZ\x90\x00'))
    expect((await storedFor('documents', bytes)).type).toBe('application/zip')
  })
})

describe('what arrives', () => {
  it('is refused beyond its limit, empty, or cut off, and leaves nothing', async () => {
    const before = stored().length
    await expect(keep(pdf, 'a.pdf', 20)).rejects.toMatchObject({ status: 413 })
    await expect(keep(Buffer.of())).rejects.toThrow('must not be empty')
    const broken = {
      name: 'a.pdf',
      content: (async function* () {
        yield pdf
        throw new Error('gone')
      })(),
    }
    await expect(store.storePrivateFile('documents', broken)).rejects.toThrow('gone')
    expect(stored()).toHaveLength(before)
  })

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\temp\\Angebot.PDF', 'Angebot.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['"x"\r\nSet-Cookie: a.pdf', 'x Set-Cookie a.pdf'],
    ['报价.pdf', '报价.pdf'],
    ['...', 'file.pdf'],
    [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(120)}.pdf`],
  ])('%j is kept as %j', async (given, name) => {
    expect((await keep(pdf, given)).name).toBe(name)
  })
})

describe('a form', () => {
  const send = (parts: Record<string, File | string>, type?: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(parts)) form.append(name, value)
    const request = new Request('http://site/api/quote-requests', { method: 'POST', body: form })
    if (type) request.headers.set('Content-Type', type)
    return receiveForm(request, 'tenders')
  }
  const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

  it('brings its fields and stored files; an empty file field counts as none', async () => {
    const { fields, files } = await send({
      name: 'Ann',
      tender: file(pdf, '入札.pdf'),
      more: file(Buffer.of(), ''),
    })
    expect(fields).toEqual({ name: 'Ann' })
    expect(files).toEqual([expect.objectContaining({ field: 'tender', name: '入札.pdf' })])
  })

  it('is refused as a whole where one file is, and leaves none', async () => {
    const before = stored().length
    const sent = send({ good: file(pdf, 'a.pdf'), bad: file(Buffer.from('<html>'), 'b.pdf') })
    await expect(sent).rejects.toThrow('bad must be one of these')
    const large = Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024)])
    const all = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, file(large, name)]))
    await expect(send(all)).rejects.toMatchObject({ status: 413 })
    await expect(send({}, 'text/plain')).rejects.toMatchObject({ status: 400 })
    await expect(send({ a: 'b' }, 'multipart/form-data; boundary=x')).rejects.toMatchObject({
      status: 400,
    })
    expect(stored()).toHaveLength(before)
  })
})

describe('a download', () => {
  const ask = async (headers: Record<string, string> = {}, name = '数据 "表".pdf') => {
    const answer = await servePrivateFile(await keep(pdf, name), new Headers(headers))
    if (!answer) throw new Error('There is no answer')
    return answer
  }

  it('is saved, never run, under its name in any script', async () => {
    const { headers } = await ask()
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''%E6%95%B0%E6%8D%AE/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(headers.get('content-type')).toBe('application/pdf')
  })

  it('is resumed where it is still the same', async () => {
    const whole = await ask()
    const etag = String(whole.headers.get('etag'))
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf)
    const part = await ask({ range: 'bytes=5-', 'if-range': etag })
    expect([part.status, await part.text()]).toEqual([206, pdf.subarray(5).toString()])
    expect(part.headers.get('content-range')).toBe(`bytes 5-${pdf.length - 1}/${pdf.length}`)
    const middle = await ask({ range: 'bytes=1-3' })
    expect(await middle.text()).toBe('PDF')
    const other = await ask({ range: 'bytes=5-', 'if-range': '"other"' })
    expect([other.status, (await other.text()).length]).toEqual([200, pdf.length])
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    expect((await ask({ range: `bytes=${pdf.length}-` })).status).toBe(416)
  })

  it('is not there once its file was deleted', async () => {
    const file = await keep(pdf)
    await store.deletePrivateFile(file.key)
    expect(await servePrivateFile(file, new Headers())).toBeNull()
    expect(await store.findPrivateFile('documents', file.key)).toBeNull()
  })
})
