import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { pictureForm } from '../helpers/samples'
import { staffCall } from '../helpers/staff-call'

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
    fill(ballast)

    let answer = await inquire(baseUrl, 'Somebody', 1)
    // What was set aside before may still hold a few.
    for (let count = 2; answer.status === 201 && count < 200; count += 1) {
      answer = await inquire(baseUrl, 'Somebody', count)
    }
    expect(answer.status).toBe(503)
    expect((await answer.json()).message).toMatch(/try again/i)
    const body = await pictureForm()
    const upload = await staffCall('/media', { token, method: 'POST', body, baseUrl })
    expect(upload.status).toBe(503)
    for (const path of ['/', '/about', '/api/products']) {
      expect((await fetch(baseUrl + path)).status, path).toBe(200)
    }

    rmSync(ballast)
    expect((await inquire(baseUrl, 'Somebody', 1000)).status).toBe(201)
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
