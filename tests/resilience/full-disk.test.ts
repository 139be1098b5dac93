import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { picture, pictureForm } from '../helpers/samples'
import { type Answer, staffCall } from '../helpers/staff-call'
import { storedInquirers } from '../helpers/stored-rows'
import { expectFilesOfRows } from '../helpers/stored-pictures'

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
    const large = new FormData()
    large.set('file', await picture(2500), 'picture.png')
    for (const [path, method, body] of [
      ['/media', 'POST', await pictureForm()],
      [`/media/${first.doc.id}`, 'PATCH', await pictureForm()],
      ['/../upload', 'POST', await pictureForm()],
      ['/../upload', 'POST', large],
    ] as const) {
      const upload = await send(path, method, body)
      expect([path, upload.status]).toEqual([path, 503])
      expect(upload.body.message).toMatch(/try again/i)
      expect(upload.headers.get('retry-after')).toBeTruthy()
      await expectFilesOfRows(place, 1)
    }
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
  })
})

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
