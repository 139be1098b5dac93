import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { migrations } from '@/src/migrations'
import { api } from '@/tests/helpers/http'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

/** Whatever the other tests run on: what is migrated is SQLite. */
describe('a database of the first release', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-upgrade-'))
  const file = path.join(folder, 'old.db')
  let server: TestServer
  let stop: () => Promise<void>
  let token: string

  beforeAll(async () => {
    writeFileSync(file, gunzipSync(readFileSync('tests/fixtures/first-release.db.gz')))
    expect(await migrated()).toEqual(['20261121_105453_initial'])
    await writeMenu()
    // Its passwords are hashed as Payload does it.
    const settings = { DATABASE_URI: `file:${file}`, NODE_OPTIONS: '' }
    ;({ server, stop } = await startServer(settings))
    token = await signIn('old-root', 'Only-for-tests-1', server.baseUrl)
  })
  afterAll(async () => {
    await stop?.()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A group and an entry below it, as the first release stored them. */
  async function writeMenu() {
    const client = createClient({ url: `file:${file}` })
    for (const [id, parent] of [
      ['old-group', null],
      ['old-entry', 'old-group'],
    ] as const) {
      const item =
        'INSERT INTO navigation_items (id, slug, parent_id_id, "order") VALUES (?, ?, ?, 1)'
      await client.execute({ sql: item, args: [id, id, parent] })
      const name =
        "INSERT INTO navigation_items_locales (name, _locale, _parent_id) VALUES (?, 'en', ?)"
      await client.execute({ sql: name, args: [`Old ${id}`, id] })
    }
    client.close()
  }

  async function migrated() {
    const client = createClient({ url: `file:${file}` })
    const { rows } = await client.execute('SELECT name FROM payload_migrations ORDER BY name')
    client.close()
    return rows.map(({ name }) => String(name))
  }
  const read = async (address: string) => (await api(address, { baseUrl: server.baseUrl })).body
  const staff = (address: string, method = 'GET', body?: object) =>
    staffCall(address, { baseUrl: server.baseUrl, token, method, body })

  it('is brought up to date at start', async () => {
    expect(await migrated()).toEqual(migrations.map(({ name }) => name).sort())
  })

  it('keeps what is public, in its languages', async () => {
    const [product, ...others] = await read('/products')
    expect(others).toEqual([])
    const { name, specifications, isFeatured, order } = await read(`/product/${product.slug}`)
    expect({ name, specifications, isFeatured, order }).toEqual({
      name: 'Old A1',
      specifications: { Weight: '80 kg', Notes: ['a', 'b'] },
      isFeatured: true,
      order: 7,
    })
    expect((await read(`/product/${product.slug}?lng=zh`)).name).toBe('旧的 A1')
    expect((await read('/news'))[0]).toMatchObject({
      title: 'Founded',
      content: 'Long ago.\nIn a hall.',
      publishedAt: '2020-02-02T00:00:00.000Z',
    })
    expect((await read('/jobs'))[0].responsibilities).toEqual(['Forge', 'Temper'])
    const page = await fetch(`${server.baseUrl}/old-page`)
    expect([page.status, (await page.text()).includes('Old words')]).toEqual([200, true])
  })

  it('keeps what staff alone see', async () => {
    const { body: drafts } = await staff('/products?where[_status][equals]=draft&draft=true')
    expect(drafts.docs.map(({ name }: { name: string }) => name)).toEqual(['Old draft'])
    const { body: inquiries } = await staff('/inquiries')
    expect(inquiries.docs[0]).toMatchObject({ name: 'Old asker', isRead: true })
    const { body: users } = await staff('/users?sort=username')
    expect(users.docs.map(({ username }: { username: string }) => username)).toEqual([
      'old-news',
      'old-root',
    ])
  })

  it('keeps the products menu public, also when it is changed', async () => {
    const menu = [
      {
        slug: 'old-group',
        children: [{ slug: 'old-entry', href: '/products/category/old-entry' }],
      },
    ]
    expect(await read('/navigation')).toMatchObject(menu)
    const { body: tree } = await staff('/navigation-items/tree')
    expect(tree.items).toMatchObject([
      { id: 'old-group', menu: 'products', state: 'published' },
      { id: 'old-entry', menu: 'products', state: 'published' },
    ])
    expect((await staff('/navigation-items/old-entry', 'PATCH', { order: 3 })).status).toBe(200)
    expect(await read('/navigation')).toMatchObject(menu)
  })

  it('takes what came later', async () => {
    const { body } = await staff('/inquiries')
    const { id } = body.docs[0]
    const noted = await staff(`/inquiries/${id}`, 'PATCH', { note: 'Called back' })
    expect([noted.status, noted.body.doc?.note]).toEqual([200, 'Called back'])
    const redirect = { from: '/very-old', to: '/contact' }
    expect((await staff('/redirects', 'POST', redirect)).status).toBe(201)
  })
})
