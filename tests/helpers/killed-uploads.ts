import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { MortalServer } from './mortal-server'
import { picture } from './samples'
import { staffCall } from './staff-call'
import { expectFilesOfRows, filesOnDisk } from './stored-pictures'

interface Picture {
  url: string
  sizes: Record<string, { url: string | null }>
}

/**
 * Defines a test of uploads to a server that is killed meanwhile.
 * @param running answers the server
 * @param shares of the time that an upload takes, after which it is killed
 */
export const testKilledUploads = (running: () => MortalServer, shares: number[]): void =>
  it('a server killed in the middle of uploads shows every picture it knows whole, and takes the same again', async () => {
    const server = running()
    const file = await picture(2000)
    let token = await server.signIn()
    const started = performance.now()
    expect((await upload(server, token, file)).status).toBe(201)
    const lasts = performance.now() - started
    let cut = 0
    for (const share of shares) {
      const uploads = Promise.allSettled([upload(server, token, file), upload(server, token, file)])
      await sleep(lasts * share)
      await server.end('SIGKILL')
      cut += (await uploads).filter(({ status }) => status === 'rejected').length
      await server.start()
      token = await server.signIn()
      const again = await upload(server, token, file)
      expect(again.status, await again.text()).toBe(201)
    }

    expect(cut).toBeGreaterThan(0)

    const { docs } = (await staffCall('/media?limit=1000', { token, baseUrl: server.baseUrl }))
      .body as { docs: Picture[] }
    expect(docs.length).toBeGreaterThan(shares.length)
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

async function upload({ baseUrl }: MortalServer, token: string, file: Blob): Promise<Response> {
  const body = new FormData()
  body.set('file', file, 'picture.png')
  const headers = { Authorization: `Bearer ${token}` }
  return fetch(`${baseUrl}/api/upload`, { method: 'POST', body, headers })
}

/** Every pixel can be decoded. */
async function expectToBeWhole(address: string): Promise<void> {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  const { default: sharp } = await import('sharp')
  await sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'warning' })
    .raw()
    .toBuffer()
}
