import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { noise, picture } from '@/tests/helpers/samples'
import { expectFilesOfRows } from '@/tests/helpers/stored-pictures'

let server: MortalServer
let token: string
let stored = 0

beforeAll(async () => {
  server = await mortalServer()
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
