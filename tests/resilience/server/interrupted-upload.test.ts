import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { noise, picture } from '@/tests/helpers/samples'
import { expectFilesOfRows } from '@/tests/helpers/stored-pictures'
import { loading } from '@/tests/helpers/throwaway'

let server: MortalServer
let token: string
let stored = 0

beforeAll(async () => {
  server = await mortalServer({ NODE_OPTIONS: `${loading()} --max-old-space-size=256` })
  token = await server.signIn()
})

afterAll(() => server.remove())

const addresses = ['/api/upload', '/api/admin/media']

/** Uploads, and waits for the answer. */
function upload(address: string, file: Blob): Promise<Response> {
  const body = new FormData()
  body.set('file', file, 'a.png')
  const headers = { Authorization: `Bearer ${token}` }
  return fetch(server.baseUrl + address, { method: 'POST', body, headers })
}

/** Sends a part of an upload and leaves, as soon as it has been handed to the system. */
async function leave(address: string, file: Blob, share: number): Promise<void> {
  const part =
    'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png'
  const body = Buffer.concat([
    Buffer.from(`--x\r\n${part}\r\n\r\n`),
    Buffer.from(await file.arrayBuffer()),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const head = [
    `POST ${address} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
  ].join('\r\n')
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(`${head}\r\n\r\n`)
    socket.end(body.subarray(0, Math.floor(body.length * share)), () => socket.destroy())
  })
}

it.each(addresses)('uploads to %s whose clients leave leave nothing behind', async (address) => {
  const file = await noise(1200)
  await Promise.all([0, 0.5, 0.99, 1, 1, 1].map((share) => leave(address, file, share)))
  // It waits behind those whose clients have left.
  expect((await upload(address, await picture())).status).toBe(201)
  stored += 1
  await expect.poll(() => expectFilesOfRows(server, stored).then(() => true)).toBe(true)
})

it('stores or refuses in words 40 uploads of 8 MB at once, in little memory, beside pages', async () => {
  const file = await noise(1600)
  expect(file.size).toBeGreaterThan(7.5e6)
  let isOver = false
  const answers = Promise.all(
    addresses.flatMap((address) => Array.from({ length: 20 }, () => upload(address, file))),
  ).finally(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const start = performance.now()
    expect((await fetch(`${server.baseUrl}/about`)).status).toBe(200)
    waits.push(performance.now() - start)
  }
  let accepted = 0
  for (const answer of await answers) {
    const body = (await answer.json()) as { message?: string }
    if (answer.status === 201) accepted += 1
    else {
      expect([answer.status, body.message]).toEqual([
        503,
        'Too many pictures are being uploaded. Please try again soon.',
      ])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }
  // Those that are let in at once; how many of the others come to it before they have waited too long is a matter of speed.
  expect(accepted).toBeGreaterThanOrEqual(4)
  stored += accepted
  await expectFilesOfRows(server, stored)
  // The one in the middle, ms: one alone may be late by other work of the machine.
  waits.sort((a, b) => a - b)
  expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(5000)
  expect(peakMemory()).toBeLessThan(800)
})

/** The most memory that the server has had, MiB; 0 where the system does not say. */
function peakMemory(): number {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${server.child().pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
