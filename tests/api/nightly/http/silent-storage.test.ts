import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '@/tests/helpers/http'
import { openObjectStorage, type ObjectStorage } from '@/tests/helpers/object-storage'
import { picture } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn } from '@/tests/helpers/staff-call'

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

const upload = async () => {
  const body = new FormData()
  body.set('file', await picture(90), 'picture.png')
  const headers = { Authorization: `Bearer ${token}` }
  return api('/upload', { baseUrl: server.baseUrl, method: 'POST', body, headers })
}

// It waits for half a minute, as long as the site waits for a storage.
it('pictures in a storage that says nothing hold no call for ever', async () => {
  const stored = await upload()
  expect(stored.status).toBe(201)
  const read = () => api(stored.body.url, { baseUrl: server.baseUrl })
  storage.hang(true)
  const answers = await Promise.all([upload(), read()]).finally(() => storage.hang(false))
  for (const { status, headers, body } of answers) {
    expect(status, JSON.stringify(body)).toBe(503)
    expect(body.message).toMatch(/try again/i)
    expect(headers.get('retry-after')).toBeTruthy()
  }
  expect((await read()).status).toBe(200)
})
