import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/lib/port.mjs'
import { databaseOf, program, rowsOf } from '@/tests/helpers/backup'
import { type Contents, readStructure } from '@/tests/helpers/database-contents'
import { api } from '@/tests/helpers/http'
import { fontForm, modelForm, newCategory, picture, unique } from '@/tests/helpers/samples'
import { startBeside, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'
import { throwaway } from '@/tests/helpers/throwaway'
import { testServer } from '@/tests/helpers/test-server'

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-backup-test-'))
const archive = path.join(folder, 'site.tar.gz')

/** An empty place with the accounts' secret of the run, where the backup goes. */
const target = throwaway()
const place: NodeJS.ProcessEnv = { ...target.environment, PAYLOAD_SECRET: testServer().secret }

const collections = [
  'products',
  'categories',
  'news',
  'jobs',
  'media',
  'fonts',
  'product-models',
  'users',
  'inquiries',
  'pages',
]

/** All that a super_admin can read, in every language, and all files. */
async function everything(baseUrl: string, token: string): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const collection of collections) {
    const { body } = await staffCall(`/${collection}?locale=all&depth=0&sort=id`, {
      baseUrl,
      token,
    })
    expect(body.docs.length, collection).toBeGreaterThan(collection === 'pages' ? -1 : 0)
    // Whoever signs in to look changes the account.
    all[collection] = body.docs.map((doc: object) => ({
      ...doc,
      updatedAt: undefined,
      sessions: 0,
    }))
  }
  const filed = [all.media, all.fonts, all['product-models']] as { filename: string }[][]
  for (const { filename } of filed.flat()) {
    const answer = await fetch(`${baseUrl}/api/uploads/${filename}`)
    all[filename] = Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  return all
}

describe('backup and restore', () => {
  let token: string
  let rows: Contents
  let before: Record<string, unknown>
  const { username, password } = testServer().admin

  beforeAll(async () => {
    token = await signIn(username, password)
    const { id: categoryId } = await newCategory(token)
    const name = unique('To be kept')
    const { doc } = (
      await staffCall('/products', {
        token,
        method: 'POST',
        body: { name, categoryId, specifications: { Weight: '12 kg', 'Größe «L»': '1\n2' } },
      })
    ).body
    const body = { name: '要保存的产品' }
    await staffCall(`/products/${doc.id}?locale=zh`, { token, method: 'PATCH', body })
    await staffCall('/news', { token, method: 'POST', body: { title: unique('Kept') } })
    const job = { title: unique('Engineer'), location: 'Oslo' }
    await staffCall('/jobs', { token, method: 'POST', body: job })
    const inquiry = { name: 'A', email: 'a@example.com', message: 'Is this kept?' }
    await api('/inquiries', { method: 'POST', body: inquiry })
    const form = new FormData()
    form.set('file', await picture(900), 'picture.png')
    const headers = { Authorization: `Bearer ${token}` }
    await api('/upload', { method: 'POST', body: form, headers })
    await staffCall('/fonts', { token, method: 'POST', body: await fontForm() })
    await staffCall('/product-models', { token, method: 'POST', body: await modelForm() })
    before = await everything(testServer().baseUrl, token)
  })
  afterAll(async () => {
    await target.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('saves everything while the server runs', async () => {
    const begun = Date.now()
    let isDone = false
    const saving = program('backup', testServer().environment, archive).finally(
      () => (isDone = true),
    )
    while (!isDone) expect((await api('/products')).status).toBe(200)
    const { code, lines } = await saving
    expect(code, lines.join('\n')).toBe(0)
    rows = await rowsOf(testServer().environment)
    expect(statSync(archive).mode & 0o077).toBe(0)
    const { health } = (await staffCall('/overview', { token })).body
    expect(Date.parse(health.lastBackup)).toBeGreaterThanOrEqual(begun)
  })

  it('replaces no file unasked', async () => {
    const { code, lines } = await program('backup', testServer().environment, archive)
    expect([code, lines.join(' ')]).toEqual([1, expect.stringContaining('is there already')])
  })

  it('does not restore below a running server', async () => {
    const env = { ...place, PORT: new URL(testServer().baseUrl).port }
    const { code, lines } = await program('restore', env, archive)
    expect([code, lines.join(' ')]).toEqual([1, expect.stringContaining('is taken by Terminalia')])
  })

  it('takes no archive that is cut short, changed or something else', async () => {
    const env = { ...place, PORT: String(await freePort()) }
    const whole = readFileSync(archive)
    const broken = path.join(folder, 'broken.tar.gz')
    const turned = Buffer.from(whole)
    turned[whole.length >> 1] = (turned[whole.length >> 1] ?? 0) ^ 0xff
    for (const content of [whole.subarray(0, whole.length / 2), turned, Buffer.from('hello')]) {
      writeFileSync(broken, content)
      const { code, lines } = await program('restore', env, broken)
      expect(code).toBe(1)
      expect(lines.join('\n')).toMatch(/broken\.tar\.gz (cannot be read|is damaged|is no backup)/)
    }
  })

  it('gives back everything in an empty place', async () => {
    const env = { ...place, PORT: String(await freePort()) }
    const { code, lines } = await program('restore', env, archive)
    expect(code, lines.join('\n')).toBe(0)
    expect(await rowsOf(env)).toEqual(rows)
    const copy: TestServer = {
      baseUrl: '',
      admin: { username, password },
      logFile: '',
      secret: testServer().secret,
      environment: env,
    }
    const { server, stop } = await startBeside(copy)
    try {
      const own = await signIn(username, password, server.baseUrl)
      expect(await everything(server.baseUrl, own)).toEqual(before)
      const body = { title: unique('Life goes on') }
      const call = { baseUrl: server.baseUrl, token: own, method: 'POST', body }
      expect((await staffCall('/news', call)).status).toBe(201)
      const original = await readStructure(databaseOf(testServer().environment))
      expect(await readStructure(databaseOf(env))).toEqual(original)
    } finally {
      await stop()
    }
  })

  it('replaces what is there only when told to', async () => {
    const env = { ...place, PORT: String(await freePort()) }
    const refused = await program('restore', env, archive)
    expect([refused.code, refused.lines.join(' ')]).toEqual([1, expect.stringContaining('--force')])
    const forced = await program('restore', env, archive, '--force')
    expect(forced.code, forced.lines.join('\n')).toBe(0)
  })
})
