import { describe, expect, it } from 'vitest'
import { payloadScript } from '@/scripts/lib/environment.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { internalToken } from '@/src/lib/http/internal-token'
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
    expect((await api(`/product/${doc.id}`)).body.name).toBe(body.name)
  })

  it('is run by the server alone', async () => {
    expect((await runJobs()).status).toBe(401)
    expect((await runJobs({ 'x-internal-token': 'guessed' })).status).toBe(401)
  })
})
