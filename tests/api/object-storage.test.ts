import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { api } from '../helpers/http'
import { openObjectStorage, type ObjectStorage } from '../helpers/object-storage'
import { picture } from '../helpers/samples'
import { startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'

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

  const upload = async (size: number) => {
    const body = new FormData()
    body.set('file', await picture(size), 'picture.png')
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await api('/upload', { baseUrl: server.baseUrl, method: 'POST', body, headers })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body as { url: string; id: string }
  }
  const staff = (path: string, method = 'GET', body?: object) =>
    staffCall(path, { baseUrl: server.baseUrl, token, method, body })
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

  it('are refused where the storage is away, and nothing of them stays', async () => {
    const { body: before } = await staff('/media/count')
    storage.fail(503)
    const body = new FormData()
    body.set('file', await picture(50), 'picture.png')
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await api('/upload', { baseUrl: server.baseUrl, method: 'POST', body, headers })
    storage.fail(undefined)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(answer.body.message).toBeTruthy()
    expect((await staff('/media/count')).body).toEqual(before)
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
