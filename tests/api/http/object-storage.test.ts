import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { api } from '@/tests/helpers/http'
import { openObjectStorage, type ObjectStorage } from '@/tests/helpers/object-storage'
import { picture, pictureForm } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { type Answer, signIn, staffCall } from '@/tests/helpers/staff-call'

describe('pictures in S3-compatible storage', () => {
  let storage: ObjectStorage
  let server: TestServer
  let token: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    storage = await openObjectStorage('pictures')
    ;({ server, stop } = await startServer({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: storage.url,
      S3_ACCESS_KEY_ID: 'only-for-tests',
      S3_SECRET_ACCESS_KEY: 'only-for-tests',
    }))
    token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  })
  afterAll(async () => {
    await stop?.()
    await storage?.close()
  })

  const sendPicture = async (size = 50) => {
    const body = new FormData()
    body.set('file', await picture(size), 'picture.png')
    const headers = { Authorization: `Bearer ${token}` }
    return api('/upload', { baseUrl: server.baseUrl, method: 'POST', body, headers })
  }
  const upload = async (size: number) => {
    const answer = await sendPicture(size)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body as { url: string; id: string }
  }
  const staff = (path: string, method = 'GET', body?: object) =>
    staffCall(path, { baseUrl: server.baseUrl, token, method, body })
  const expectToBeAway = ({ status, headers, body }: Answer) => {
    expect(status, JSON.stringify(body)).toBe(503)
    expect(body.message).toMatch(/try again/i)
    expect(headers.get('retry-after')).toBeTruthy()
  }
  const fetchUpload = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${server.baseUrl}/api${url}`, { headers })

  it('lie there in all their widths, and nowhere on the disk', async () => {
    const { url, id } = await upload(700)
    const { body: media } = await staff(`/media/${id}`)
    const sizes = Object.values(media.sizes as Record<string, { url: string | null }>)
    const urls = [url, ...sizes.map((size) => size.url).filter((size) => size !== null)]
    expect(urls.length).toBeGreaterThanOrEqual(3)
    for (const each of urls) {
      expect(each).toMatch(/^\/uploads\//)
      const answer = await fetchUpload(String(each))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const stored = storage.objects.get(path.basename(String(each)))
      expect(Buffer.from(await answer.arrayBuffer()).equals(stored?.body as Buffer)).toBe(true)
    }
    const folder = path.join(String(server.environment.DATA_DIR), 'uploads')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })

  it('are written once, and logged once', async () => {
    const { id } = await upload(300)
    const { body } = await staff(`/activity-logs?where[resourceId][equals]=${id}`)
    expect(body.docs.map(({ action }: { action: string }) => action)).toEqual(['create'])
  })

  it('are not sent again to browsers that have them', async () => {
    const { url } = await upload(100)
    const etag = String((await fetchUpload(url)).headers.get('etag'))
    expect((await fetchUpload(url, { 'If-None-Match': etag })).status).toBe(304)
  })

  it('are gone when they are deleted', async () => {
    const before = storage.objects.size
    const { url, id } = await upload(700)
    expect(storage.objects.size).toBeGreaterThan(before)
    expect((await staff(`/media/${id}`, 'DELETE')).status).toBe(200)
    expect(storage.objects.size).toBe(before)
    expect((await fetchUpload(url)).status).toBe(404)
    expect((await fetchUpload('/uploads/never-there.webp')).status).toBe(404)
  })

  it.each([503, 500, 429])(
    'are refused with 503 and in words where the storage answers %i, and nothing of them stays',
    async (status) => {
      const { body: before } = await staff('/media/count')
      const objects = [...storage.objects.keys()]
      storage.fail(status)
      const answers = await Promise.all([
        sendPicture(),
        staff('/media', 'POST', await pictureForm()),
      ])
      storage.fail(undefined)
      for (const answer of answers) expectToBeAway(answer)
      expect((await staff('/media/count')).body).toEqual(before)
      expect([...storage.objects.keys()]).toEqual(objects)
      await upload(50)
    },
  )

  it('are not shown while the storage is away, in words, and are shown once it is back', async () => {
    const { url } = await upload(70)
    const addresses = [`/uploads/${path.basename(url)}`, `/admin/media/file/${path.basename(url)}`]
    const headers = { Authorization: `Bearer ${token}` }
    const read = (address: string) => api(address, { baseUrl: server.baseUrl, headers })
    storage.fail(503)
    const answers = await Promise.all(addresses.map(read))
    storage.fail(undefined)
    for (const answer of answers) {
      expectToBeAway(answer)
      expect(answer.headers.get('cache-control')).toMatch(/no-cache|no-store/)
    }
    for (const address of addresses) expect((await read(address)).status, address).toBe(200)
  })

  it('are at Payload’s own address, too', async () => {
    const { url } = await upload(60)
    const call = { headers: { Authorization: `Bearer ${token}` } }
    const answer = await fetch(`${server.baseUrl}/api/admin/media/file/${path.basename(url)}`, call)
    const stored = storage.objects.get(path.basename(url))
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(stored?.body as Buffer)).toBe(true)
  })
})
