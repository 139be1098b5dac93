import { connect } from 'node:net'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { picture } from '../helpers/samples'
import { staffCall } from '../helpers/staff-call'

let server: MortalServer
let token: string

beforeAll(async () => {
  server = await mortalServer()
  token = await server.signIn()
})

afterAll(() => server.remove())

it.each(['/api/upload', '/api/admin/media'])(
  'an upload to %s whose client leaves in the middle leaves nothing behind',
  async (address) => {
    const file = Buffer.from(await (await picture(2000)).arrayBuffer())
    const part =
      'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png'
    const body = Buffer.concat([
      Buffer.from(`--x\r\n${part}\r\n\r\n`),
      file,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const head = [
      `POST ${address} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.length}`,
    ].join('\r\n')
    for (const share of [0, 0.5, 0.99]) {
      const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(`${head}\r\n\r\n`)
      socket.write(body.subarray(0, Math.floor(body.length * share)))
      await sleep(300)
      socket.destroy()
    }
    await sleep(500)
    const { body: list } = await staffCall('/media', { token, baseUrl: server.baseUrl })
    expect(list.totalDocs).toBe(0)
    const uploads = path.join(server.folder, 'uploads')
    expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([])
    expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200)
  },
)
