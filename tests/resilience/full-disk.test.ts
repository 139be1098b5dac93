import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { fileUses } from '@/src/platform/private-files/uses'
import { program, rowsOf } from '../helpers/backup'
import { sendFile, uniquePdf } from '../helpers/documents'
import { api } from '../helpers/http'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { releaseCaller, shownTitles } from '../helpers/release-samples'
import { newCategory, picture, pictureForm } from '../helpers/samples'
import { type Answer, staffCall } from '../helpers/staff-call'
import { expectUnchanged, storedInquirers, storedRows } from '../helpers/stored-rows'
import { expectFilesOfRows } from '../helpers/stored-pictures'
import { askForQuote } from '../helpers/visitor-forms'

/** A disk of 12 MB; only root may make one, and not everywhere. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(path.join(os.tmpdir(), 'terminalia-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    rmSync(place, { recursive: true })
    console.warn('No small disk can be made here: the tests of a full one are left out.')
    return undefined
  }
}

const disk = process.env.TEST_DATABASE_URI ? undefined : smallDisk()

describe.skipIf(!disk)('a full disk', () => {
  let server: MortalServer | undefined

  afterAll(async () => {
    await server?.remove()
    execFileSync('umount', [String(disk)])
    rmSync(String(disk), { recursive: true })
  })

  it('takes no writes and says so, still shows pages, and goes on once there is room', async () => {
    const ballast = path.join(String(disk), 'ballast')
    server = await mortalServer({
      DATA_DIR: String(disk),
      DATABASE_URI: `file:${path.join(String(disk), 'site.db')}`,
    })
    const { baseUrl } = server
    const token = await server.signIn()
    const place = { ...server, folder: String(disk) }
    const send = (path: string, method: string, body: FormData): Promise<Answer> =>
      staffCall(path, { token, method, body, baseUrl })
    const { body: first } = await send('/media', 'POST', await pictureForm())
    await expectFilesOfRows(place, 1)
    const { id: categoryId } = await newCategory(token, baseUrl)
    const machine = { name: 'Machine', categoryId }
    const made = await staffCall('/products', { token, method: 'POST', body: machine, baseUrl })
    const { call, article, release } = releaseCaller(token, baseUrl)
    const articles = [await article(true), await article(true)]
    for (const { id } of articles)
      await call(`/news/${id}?draft=true`, 'PATCH', { content: largeText, _status: 'draft' })
    const released = await release(...articles)
    fill(ballast)

    const thanked: string[] = []
    let answer = await inquire(baseUrl, 'Somebody 1', 1)
    // What was set aside before may still hold a few.
    for (let count = 2; answer.status === 201 && count < 200; count += 1) {
      thanked.push(`Somebody ${count - 1}`)
      answer = await inquire(baseUrl, `Somebody ${count}`, count)
    }
    expect(answer.status).toBe(503)
    expect((await answer.json()).message).toMatch(/try again/i)
    const plain = new FormData()
    plain.set('file', (await pictureForm()).get('file') as File)
    const large = new FormData()
    large.set('file', await picture(2500), 'picture.png')
    for (const [path, method, body] of [
      ['/media', 'POST', await pictureForm()],
      [`/media/${first.doc.id}`, 'PATCH', await pictureForm()],
      ['/../upload', 'POST', plain],
      ['/../upload', 'POST', large],
    ] as const) {
      const upload = await send(path, method, body)
      expect([path, upload.status]).toEqual([path, 503])
      expect(upload.body.message).toMatch(/try again/i)
      expect(upload.headers.get('retry-after')).toBeTruthy()
      await expectFilesOfRows(place, 1)
    }
    const document = await sendFile({ token, baseUrl }, uniquePdf('Manual'))
    expect(document.status).toBe(503)
    // Then room for the beginning of a file, and none for its end.
    truncateSync(ballast, statSync(ballast).size - 3_000_000)
    const before = await storedRows(server)
    const tender = { name: 'tender.pdf', content: uniquePdf('Tender', 9_000_000) }
    for (const answer of [
      await sendLargest({ token, baseUrl }),
      await askForQuote(made.body.doc.slug, { files: [tender], baseUrl }),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.body.message).toMatch(/try again/i)
      expect(answer.headers.get('retry-after')).toBeTruthy()
      expect(filesBelow('private-files')).toEqual([])
    }
    await expectUnchanged(server, before)
    const small = await sendFile({ token, baseUrl }, uniquePdf('Leaflet'))
    expect(small.status).toBe(201)
    rmSync(path.join(String(disk), 'private-files'), { recursive: true })
    fill(ballast)
    const published = await call(`/releases/${released}/publish`, 'POST', {})
    expect([published.status, published.body.message]).toEqual([
      503,
      expect.stringMatching(/again/),
    ])
    expect(await shownTitles(articles, baseUrl)).toEqual(articles.map(({ before }) => before))
    expect((await call(`/releases/${released}/contents`)).body.state).toBe('draft')
    // It is drawn all the same, and not kept.
    const sheet = await fetch(`${baseUrl}/product/${made.body.doc.slug}/datasheet.pdf`)
    expect(sheet.status).toBe(200)
    expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s)
    expect(filesBelow('cache/data-sheets')).toEqual([])
    const file = path.join(String(disk), 'site.tar.gz')
    const backup = await program('backup', server.environment, file)
    expect([backup.code, backup.lines.join(' ')]).toEqual([
      1,
      expect.stringContaining(`${file} cannot be written`),
    ])
    expect(readdirSync(String(disk)).filter((name) => name.startsWith('site.tar'))).toEqual([])
    expect((await fetch(`${baseUrl}/api${first.doc.url}`)).status).toBe(200)
    for (const path of ['/', '/about', '/api/products']) {
      expect((await fetch(baseUrl + path)).status, path).toBe(200)
    }

    rmSync(ballast)
    expect((await inquire(baseUrl, 'Somebody at last', 1000)).status).toBe(201)
    expect(await storedInquirers(server)).toEqual([...thanked, 'Somebody at last'].sort())
    expect((await send('/media', 'POST', await pictureForm())).status).toBe(201)
    const replaced = await send(`/media/${first.doc.id}`, 'PATCH', await pictureForm())
    expect(replaced.body.doc.filename).not.toBe(first.doc.filename)
    await expectFilesOfRows(place, 2)
    expect((await call(`/releases/${released}/publish`, 'POST', {})).status).toBe(200)
    expect(await shownTitles(articles, baseUrl)).toEqual(articles.map(({ after }) => after))

    const archive = path.join(server.folder, 'site.tar.gz')
    const saved = await program('backup', server.environment, archive)
    expect(saved.code, saved.lines.join('\n')).toBe(0)
    await server.end()
    const rows = await rowsOf(server.environment)
    fill(ballast)
    const restored = await program('restore', server.environment, archive, '--force')
    expect([restored.code, restored.lines.join(' ')]).toEqual([
      1,
      expect.stringContaining('Not enough space'),
    ])
    rmSync(ballast)
    expect(await rowsOf(server.environment)).toEqual(rows)
    await expectFilesOfRows(place, 2)
  })
})

/** Sends a document as large as one may be, as it comes: nobody holds all of it in memory. */
function sendLargest({ token, baseUrl }: { token: string; baseUrl: string }): Promise<Answer> {
  const boundary = 'between-the-parts'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const piece = Buffer.alloc(1_000_000, '.')
  const pieces = fileUses.documents.maxBytes / piece.length
  function* parts() {
    yield Buffer.from(head)
    yield Buffer.concat([Buffer.from('%PDF-1.7\n'), piece.subarray(9)])
    for (let sent = 1; sent < pieces; sent += 1) yield piece
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return api('/document-files', {
    method: 'POST',
    body: Readable.toWeb(Readable.from(parts())),
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    baseUrl,
  })
}

/** More than what a full disk has left for a write. */
const largeText = 'A line of the article.\n'.repeat(4000)

const filesBelow = (folder: string): string[] => {
  const place = path.join(String(disk), folder)
  if (!existsSync(place)) return []
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  for (const size of [1024 * 1024, 64 * 1024, 4096, 512]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full, for pieces of this size.
    }
  }
}
