import { describe, expect, it } from 'vitest'
import { payloadScript } from '@/scripts/lib/environment.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { internalToken } from '@/src/platform/http/internal-call'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

const runJobs = (headers: Record<string, string> = {}) =>
  staffCall('/payload-jobs/run?allQueues=true', { headers })

describe('scheduled publishing', () => {
  it('makes a draft public when its time has come, at the very next request', async () => {
    const token = await signInAsSuperAdmin()
    const { id: categoryId } = await newCategory(token)
    const body = { name: unique('Later'), categoryId, _status: 'draft' }
    const { doc } = (await staffCall('/products', { token, method: 'POST', body })).body
    expect((await api(`/product/${doc.id}`)).status).toBe(404)

    const args = ['--import', 'tsx', 'tests/helpers/schedule.ts', 'products', doc.id]
    const env = { ...testServer().environment, ...payloadScript }
    const { lines } = await run(process.execPath, args, { env })
    expect(lines).toContain('scheduled')

    const { status } = await runJobs({ 'x-internal-token': internalToken(testServer().secret) })
    expect(status).toBe(200)
    // The server runs what is due every minute: it may have begun with this product before.
    await expect.poll(async () => (await api(`/product/${doc.id}`)).body.name).toBe(body.name)
  })

  it('is set, moved and taken back by staff who may edit the document', async () => {
    const token = await signInAsSuperAdmin()
    const newsroom = await newAccount(token, 'news_admin')
    const body = { title: unique('Timed'), content: 'Text', _status: 'draft' }
    const { doc } = (await staffCall('/news', { token: newsroom.token, method: 'POST', body })).body
    const path = `/news/${doc.id}/schedule`
    const as = (who?: string) => (method: string, at?: string) =>
      staffCall(path, { token: who, method, ...(at === undefined ? {} : { body: { at } }) })
    const call = as(newsroom.token)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString()

    expect((await call('GET')).body).toEqual({ at: null })
    expect((await call('POST', tomorrow)).body).toEqual({ at: tomorrow })
    expect((await call('POST', later)).body).toEqual({ at: later })
    expect((await call('GET')).body).toEqual({ at: later })
    const { scheduled } = (await staffCall('/overview', { token: newsroom.token })).body
    const own = scheduled.filter(({ id }: { id: string }) => id === doc.id)
    expect(own).toMatchObject([{ type: 'publish', at: later }])

    for (const at of [new Date(0).toISOString(), 'tomorrow', '']) {
      expect((await call('POST', at)).status, at).toBe(400)
    }
    const catalogue = await newAccount(token, 'product_admin')
    for (const method of ['GET', 'POST', 'DELETE']) {
      const at = method === 'POST' ? tomorrow : undefined
      expect((await as()(method, at)).status, method).toBe(401)
      expect((await as(catalogue.token)(method, at)).status, method).toBe(403)
    }
    expect((await staffCall('/news/1/schedule', { token })).status).toBe(404)

    expect((await call('DELETE')).body).toEqual({ at: null })
    expect((await call('GET')).body).toEqual({ at: null })
  })

  it('is done by another process where one was killed over it, and not while one works on it', async () => {
    const token = await signInAsSuperAdmin()
    const { id: categoryId } = await newCategory(token)
    const newDraft = async () => {
      const body = { name: unique('Begun'), categoryId, _status: 'draft' }
      return (await staffCall('/products', { token, method: 'POST', body })).body.doc
    }
    const [abandoned, underWay] = [await newDraft(), await newDraft()]
    const ids = [`${abandoned.id}@3600`, `${underWay.id}@300`]
    const args = ['--import', 'tsx', 'tests/helpers/schedule.ts', 'products', ...ids]
    const env = { ...testServer().environment, ...payloadScript }
    expect((await run(process.execPath, args, { env })).lines).toContain('scheduled')

    const headers = {
      'Content-Type': 'application/json',
      'X-Internal-Token': internalToken(testServer().secret),
    }
    const leftovers = (given: Record<string, string>) =>
      api('/internal/leftovers', { method: 'POST', headers: given, body: '{}' })
    expect((await leftovers({ 'Content-Type': 'application/json' })).status).toBe(403)
    expect((await leftovers(headers)).status).toBe(200)
    expect((await runJobs(headers)).status).toBe(200)
    await expect.poll(async () => (await api(`/product/${abandoned.id}`)).status).toBe(200)
    expect((await api(`/product/${underWay.id}`)).status).toBe(404)
    await staffCall(`/products/${underWay.id}/schedule`, { token, method: 'DELETE' })
  })

  it('is run by the server alone', async () => {
    expect((await runJobs()).status).toBe(401)
    expect((await runJobs({ 'x-internal-token': 'guessed' })).status).toBe(401)
  })
})
