import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { picture } from '../helpers/samples'
import { type Answer, staffCall } from '../helpers/staff-call'

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
  const files = readdirSync(path.join(server.folder, 'uploads'))
  for (const { url, sizes } of docs) {
    const urls = [url, ...Object.values(sizes).flatMap((size) => size.url ?? [])]
    expect(urls.length).toBeGreaterThanOrEqual(4)
    for (const each of urls) {
      expect(files).toContain(path.basename(each))
      await expectToBeWhole(`${server.baseUrl}/api${each}`)
    }
  }
}, 180_000)

/** Every pixel can be decoded. */
async function expectToBeWhole(address: string): Promise<void> {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  const { default: sharp } = await import('sharp')
  await sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'warning' })
    .raw()
    .toBuffer()
}
