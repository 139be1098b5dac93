import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { copySite } from '@/tests/helpers/site-copy'
import { staffCall } from '@/tests/helpers/staff-call'

const addresses = ['/', '/zh/about', '/products', '/news', '/admin-portal', '/api/products']
const files = ['/favicon.ico', '/icon.svg', '/robots.txt', '/sitemap.xml']
const poison = 'POISON OF A BROKEN CACHE'

/**
 * Entries that the cache could hold and must not be trusted: no JSON, half of it, and a well-formed entry of false
 * data.
 */
const garbage = [
  Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256)),
  '{"kind":"FETCH","data":{"body":"[',
  JSON.stringify({
    kind: 'FETCH',
    data: { headers: {}, body: JSON.stringify(poison), status: 200, url: '' },
    tags: [],
    revalidate: 31536000,
  }),
  '',
]

describe('the folders in which Next keeps what it made', () => {
  const site = copySite()
  const cache = path.join(site.folder, '.next/cache')
  let server: MortalServer

  beforeAll(async () => {
    // Names every entry that it asks for.
    server = await mortalServer({ NEXT_PRIVATE_DEBUG_CACHE: '1' }, site.folder)
  })
  afterAll(async () => {
    await server?.remove()
    site.remove()
  })

  const restart = async (change: () => void) => {
    await server.end()
    change()
    await server.start()
  }

  /** All of it works, and is seen by visitors at once. */
  async function works(name: string): Promise<void> {
    const { baseUrl } = server
    for (const address of [...addresses, ...files]) {
      const answer = await fetch(baseUrl + address)
      expect(answer.status, address).toBe(200)
      expect(await answer.text(), address).not.toContain(poison)
    }
    const missing = await fetch(`${baseUrl}/no-such-page`)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('</html>')
    const token = await server.signIn()
    const saved = await staffCall('/news', {
      baseUrl,
      token,
      method: 'POST',
      body: { title: name },
    })
    expect(saved.status).toBe(201)
    for (const address of ['/news', `/zh/news/${saved.body.doc.slug}`]) {
      expect(await (await fetch(baseUrl + address)).text(), address).toContain(name)
    }
    expect((await inquire(baseUrl, name, 1)).status).toBe(201)
    expect(server.log().match(/.*("level":[56]0|^\s*\w*Error|⨯).*/gm) ?? []).toEqual([])
  }

  it('may be missing', async () => {
    expect(existsSync(cache)).toBe(false)
    await works('Without a cache')
  })

  it('may be full of garbage', async () => {
    const entries = [...new Set(server.log().match(/(?<=FileSystemCache: get )[0-9a-f]{64}/g))]
    expect(entries.length).toBeGreaterThan(5)
    for (const [index, content] of garbage.entries()) {
      await restart(() => {
        const folder = path.join(cache, 'fetch-cache')
        mkdirSync(folder, { recursive: true })
        for (const entry of entries) writeFileSync(path.join(folder, entry), content)
      })
      await works(`With garbage ${index}`)
    }
  })

  it('may not be writable', async () => {
    await restart(() => {
      rmSync(cache, { recursive: true })
      // Stands in the way of everybody, root too.
      writeFileSync(cache, 'no folder')
    })
    await works('With a file in its place')
  })

  it('may hold garbage, or nothing, in place of pages that were made at build', async () => {
    const pages = path.join(site.folder, '.next/server/app')
    const made = readdirSync(pages).filter((name) => /\.(html|rsc|body|meta)$/.test(name))
    expect(made.length).toBeGreaterThan(5)
    const before = await bytesOf('/favicon.ico')
    const changes = [
      (file: string) => writeFileSync(file, String(garbage[1])),
      (file: string) => rmSync(file),
    ]
    for (const [index, change] of changes.entries()) {
      await restart(() => made.forEach((name) => change(path.join(pages, name))))
      await works(`With broken pages ${index}`)
      expect(await bytesOf('/favicon.ico')).toBe(before)
    }
  })

  const bytesOf = async (address: string) =>
    Buffer.from(await (await fetch(server.baseUrl + address)).arrayBuffer()).toString('base64')
})
