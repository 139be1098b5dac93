import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { picture } from '../helpers/samples'
import { type Answer, staffCall } from '../helpers/staff-call'
import { expectFilesOfRows, filesOnDisk, picturesInDatabase } from '../helpers/stored-pictures'

let server: MortalServer
let file: Blob

beforeAll(async () => {
  file = await picture(2000)
  server = await mortalServer()
})

afterAll(() => server.remove())

async function upload(token: string): Promise<Response> {
  const body = new FormData()
  body.set('file', file, 'picture.png')
  const headers = { Authorization: `Bearer ${token}` }
  return fetch(`${server.baseUrl}/api/upload`, { method: 'POST', body, headers })
}

const listed = (token: string): Promise<Answer> =>
  staffCall('/media?limit=1000', { token, baseUrl: server.baseUrl })

interface Picture {
  url: string
  sizes: Record<string, { url: string | null }>
}

it('a server killed in the middle of uploads shows every picture it knows whole, and takes the same again', async () => {
  let token = await server.signIn()
  const started = performance.now()
  expect((await upload(token)).status).toBe(201)
  const lasts = performance.now() - started
  let cut = 0
  for (const share of [0.1, 0.4, 0.7]) {
    const uploads = Promise.allSettled([upload(token), upload(token)])
    await sleep(lasts * share)
    await server.end('SIGKILL')
    cut += (await uploads).filter(({ status }) => status === 'rejected').length
    await server.start()
    token = await server.signIn()
    const again = await upload(token)
    expect(again.status, await again.text()).toBe(201)
  }

  expect(cut).toBeGreaterThan(0)

  const { docs } = (await listed(token)).body as { docs: Picture[] }
  expect(docs.length).toBeGreaterThanOrEqual(4)
  // What the killed ones left is cleared beside the first calls.
  await expect.poll(() => expectFilesOfRows(server, docs.length).then(() => true)).toBe(true)
  const files = filesOnDisk(server)
  for (const { url, sizes } of docs) {
    const urls = [url, ...Object.values(sizes).flatMap((size) => size.url ?? [])]
    expect(urls.length).toBeGreaterThanOrEqual(4)
    for (const each of urls) {
      expect(files).toContain(path.basename(each))
      await expectToBeWhole(`${server.baseUrl}/api${each}`)
    }
  }
})

it('a start clears what belongs to no document, and nothing else', async () => {
  const token = await server.signIn()
  const before = await picturesInDatabase(server)
  const uploads = path.join(server.folder, 'uploads')
  const put = (name: string, ageMs: number) => {
    const file = path.join(uploads, name)
    writeFileSync(file, 'a file')
    const time = (Date.now() - ageMs) / 1000
    utimesSync(file, time, time)
    return name
  }
  const hours = 3_600_000
  const leftover = put(`${'a'.repeat(20)}.webp`, 2 * hours)
  put(`${'a'.repeat(20)}-320.webp`, 2 * hours)
  // Another server may be about to write its document; an article names the second; the third is no picture of ours.
  const kept = [
    put(`${'b'.repeat(20)}.webp`, 0),
    put(`${'c'.repeat(20)}.webp`, 2 * hours),
    put('logo.webp', 2 * hours),
  ]
  const article = { title: 'An article', content: `See /api/uploads/${kept[1]}`, slug: 'article' }
  const written = await staffCall('/news', {
    token,
    baseUrl: server.baseUrl,
    method: 'POST',
    body: article,
  })
  expect(written.status, JSON.stringify(written.body)).toBe(201)

  await server.end()
  await server.start()
  await expect.poll(() => filesOnDisk(server)).toEqual([...before.files, ...kept].sort())
  // The database may be an older one than the files.
  const aside = path.join(server.folder, 'uploads-without-document')
  expect(existsSync(path.join(aside, leftover))).toBe(true)
  expect(readdirSync(path.join(server.folder, 'uploads-at-work'))).toEqual([])
})

/** Every pixel can be decoded. */
async function expectToBeWhole(address: string): Promise<void> {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  const { default: sharp } = await import('sharp')
  await sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'warning' })
    .raw()
    .toBuffer()
}
