import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { program, rowsOf } from '@/tests/helpers/backup'
import { api } from '@/tests/helpers/http'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { openObjectStorage, type ObjectStorage } from '@/tests/helpers/object-storage'
import { picture } from '@/tests/helpers/samples'
import { startBeside, startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'
import { throwaway } from '@/tests/helpers/throwaway'

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-backup-test-'))

const inStorage = ({ url }: ObjectStorage) => ({
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: url,
  S3_ACCESS_KEY_ID: 'only-for-tests',
  S3_SECRET_ACCESS_KEY: 'only-for-tests',
})

type Pictures = Record<string, string>

const objectsOf = ({ objects }: ObjectStorage): Pictures =>
  Object.fromEntries(
    [...objects].map(([name, { body, type }]) => [name, `${type} ${body.toString('base64')}`]),
  )

const filesOf = (uploads: string): Pictures =>
  Object.fromEntries(
    readdirSync(uploads).map((name) => [
      name,
      `image/webp ${readFileSync(path.join(uploads, name), 'base64')}`,
    ]),
  )

/** Lists the traces of a restore beside the data. */
const tracesIn = ({ DATA_DIR }: NodeJS.ProcessEnv): string[] =>
  readdirSync(String(DATA_DIR)).filter((name) => /restor/.test(name))

async function upload(baseUrl: string, token: string, size: number): Promise<string> {
  const body = new FormData()
  body.set('file', await picture(size), 'picture.png')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api('/upload', { baseUrl, method: 'POST', body, headers })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.url
}

/** A server on a restored place shows a picture, and goes on: takes another and deletes the first. */
async function expectToServe(environment: NodeJS.ProcessEnv, url: string): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, PAYLOAD_SECRET: secret } = environment
  const { server, stop } = await startBeside({
    baseUrl: '',
    admin: { username: String(username), password: String(password) },
    logFile: '',
    secret: String(secret),
    environment,
  })
  try {
    const { baseUrl, admin } = server
    const answer = await fetch(`${baseUrl}/api${url}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const token = await signIn(admin.username, admin.password, baseUrl)
    const filename = path.basename(url)
    const call = { baseUrl, token }
    const { body } = await staffCall(`/media?where[filename][equals]=${filename}`, call)
    await upload(baseUrl, token, 80)
    const removed = await staffCall(`/media/${body.docs[0].id}`, { ...call, method: 'DELETE' })
    expect(removed.status).toBe(200)
    expect((await fetch(`${baseUrl}/api${url}`)).status).toBe(404)
  } finally {
    await stop()
  }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a backup of a site with its pictures in storage', () => {
  const target = throwaway()
  let storage: ObjectStorage
  let copy: ObjectStorage
  let server: TestServer
  let stop: () => Promise<void>
  let url: string
  const archive = path.join(folder, 'storage.tar.gz')

  beforeAll(async () => {
    storage = await openObjectStorage('pictures')
    copy = await openObjectStorage('pictures')
    ;({ server, stop } = await startServer(inStorage(storage)))
    const token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
    url = await upload(server.baseUrl, token, 900)
    await upload(server.baseUrl, token, 100)
  })
  /** The place into which the first test has restored, with its bucket. */
  const restoredPlace = async (): Promise<NodeJS.ProcessEnv> => ({
    ...server.environment,
    DATA_DIR: target.environment.DATA_DIR,
    DATABASE_URI: target.environment.DATABASE_URI,
    PORT: String(await freePort()),
    ...inStorage(copy),
  })
  afterAll(async () => {
    await stop?.()
    await storage?.close()
    await copy?.close()
    await target.remove()
  })

  it('holds them, and gives them back in an empty bucket and an empty database', async () => {
    const before = objectsOf(storage)
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(4)
    const saved = await program('backup', server.environment, archive)
    expect(saved.code, saved.lines.join('\n')).toBe(0)
    expect(saved.lines.join('\n')).toContain(`${Object.keys(before).length} pictures`)
    const rows = await rowsOf(server.environment)

    const environment = await restoredPlace()
    const restored = await program('restore', environment, archive)
    expect(restored.code, restored.lines.join('\n')).toBe(0)
    expect(objectsOf(copy)).toEqual(before)
    expect(objectsOf(storage)).toEqual(before)
    expect(await rowsOf(environment)).toEqual(rows)
    const uploads = path.join(target.folder, 'uploads')
    expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([])
    await expectToServe(environment, url)
  })

  it('does not replace what a bucket holds unasked, and replaces all of it when told to', async () => {
    copy.objects.set('from-before.webp', { body: Buffer.from('old'), type: 'image/webp' })
    const empty = throwaway()
    const environment = {
      ...empty.environment,
      PORT: String(await freePort()),
      ...inStorage(copy),
    }
    try {
      const refused = await program('restore', environment, archive)
      expect([refused.code, refused.lines.join(' ')]).toEqual([
        1,
        expect.stringContaining('--force'),
      ])
      expect(copy.objects.has('from-before.webp')).toBe(true)
      const forced = await program('restore', environment, archive, '--force')
      expect(forced.code, forced.lines.join('\n')).toBe(0)
      expect(objectsOf(copy)).toEqual(objectsOf(storage))
    } finally {
      await empty.remove()
    }
  })

  it('leaves out what is deleted before its turn, and says so', async () => {
    const gone = path.basename(url)
    storage.vanish(gone)
    const file = path.join(folder, 'without-one.tar.gz')
    const saved = await program('backup', server.environment, file)
    const said = saved.lines.join('\n')
    expect(saved.code, said).toBe(0)
    expect(said).toContain(`${storage.objects.size - 1} pictures`)
    expect(said).toMatch(new RegExp(`Left out.*${gone}`))

    const place = throwaway()
    const empty = await openObjectStorage('pictures')
    try {
      const environment = {
        ...place.environment,
        PORT: String(await freePort()),
        ...inStorage(empty),
      }
      const restored = await program('restore', environment, file)
      expect(restored.code, restored.lines.join('\n')).toBe(0)
      const { [gone]: _gone, ...others } = objectsOf(storage)
      expect(objectsOf(empty)).toEqual(others)
    } finally {
      await empty.close()
      await place.remove()
    }
  })

  it('leaves all as it was where the storage is lost while it is restored', async () => {
    const environment = await restoredPlace()
    const rows = await rowsOf(environment)
    copy.objects.set('of-the-site.webp', { body: Buffer.from('own'), type: 'image/webp' })
    copy.objects.delete(path.basename(url))
    const held = objectsOf(copy)
    copy.fail(503, 'PUT')
    const { code, lines } = await program('restore', environment, archive, '--force')
    copy.fail(undefined)
    expect([code, lines.join(' ')]).toEqual([1, expect.stringContaining('storage answered 503')])
    expect(objectsOf(copy)).toEqual(held)
    expect(await rowsOf(environment)).toEqual(rows)
    expect(tracesIn(environment)).toEqual([])
  })

  it('is completed by the next start where the storage is lost while data are replaced', async () => {
    const environment = await restoredPlace()
    copy.objects.set('of-the-site.webp', { body: Buffer.from('own'), type: 'image/webp' })
    copy.fail(503, 'DELETE')
    const { code, lines } = await program('restore', environment, archive, '--force')
    expect([code, lines.join(' ')]).toEqual([1, expect.stringContaining('storage answered 503')])
    const refused = await run(process.execPath, ['scripts/serve.mjs'], { env: environment })
    expect([refused.code, refused.lines.join('\n')]).toEqual([
      1,
      expect.stringContaining('A restore was interrupted and cannot be completed'),
    ])
    copy.fail(undefined)
    await prepareDatabase(undefined, environment)
    expect(objectsOf(copy)).toEqual(objectsOf(storage))
    expect(tracesIn(environment)).toEqual([])
  })

  it('is not made where the storage is away', async () => {
    const file = path.join(folder, 'never.tar.gz')
    storage.fail(503)
    const { code, lines } = await program('backup', server.environment, file)
    storage.fail(undefined)
    expect([code, lines.join(' ')]).toEqual([
      1,
      expect.stringContaining('The storage answered 503'),
    ])
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([])
  })
})

describe('pictures of the data folder', () => {
  let storage: ObjectStorage
  let server: MortalServer
  let url: string

  beforeAll(async () => {
    storage = await openObjectStorage('pictures')
    server = await mortalServer()
    url = await upload(server.baseUrl, await server.signIn(), 900)
  })
  afterAll(async () => {
    await server?.remove()
    await storage?.close()
  })

  it('go into a bucket by a backup that is restored with --force where S3_BUCKET is set', async () => {
    const archive = path.join(folder, 'folder.tar.gz')
    const files = filesOf(path.join(server.folder, 'uploads'))
    expect(Object.keys(files)).toContain(path.basename(url))
    const saved = await program('backup', server.environment, archive)
    expect(saved.code, saved.lines.join('\n')).toBe(0)
    await server.end()
    const rows = await rowsOf(server.environment)

    const environment = { ...server.environment, ...inStorage(storage) }
    const restored = await program('restore', environment, archive, '--force')
    expect(restored.code, restored.lines.join('\n')).toBe(0)
    expect(objectsOf(storage)).toEqual(files)
    expect(await rowsOf(environment)).toEqual(rows)
    await expectToServe(environment, url)
  })
})
