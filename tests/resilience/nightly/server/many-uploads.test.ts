import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { noise } from '@/tests/helpers/samples'
import { expectFilesOfRows } from '@/tests/helpers/stored-pictures'
import { loading } from '@/tests/helpers/throwaway'

let server: MortalServer
let token: string

beforeAll(async () => {
  server = await mortalServer({ NODE_OPTIONS: `${loading()} --max-old-space-size=256` })
  token = await server.signIn()
})

afterAll(() => server.remove())

/** Uploads, and waits for the answer. */
function upload(address: string, file: Blob): Promise<Response> {
  const body = new FormData()
  body.set('file', file, 'a.png')
  const headers = { Authorization: `Bearer ${token}` }
  return fetch(server.baseUrl + address, { method: 'POST', body, headers })
}

it('stores or refuses in words 40 uploads of 8 MB at once, in little memory, beside pages', async () => {
  const file = await noise(1600)
  expect(file.size).toBeGreaterThan(7.5e6)
  let isOver = false
  const answers = Promise.all(
    ['/api/upload', '/api/admin/media'].flatMap((address) =>
      Array.from({ length: 20 }, () => upload(address, file)),
    ),
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
  await expectFilesOfRows(server, accepted)
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
