import { beforeAll, describe, expect, it } from 'vitest'
import { newCategory, unique } from '@/tests/helpers/samples'
import { startBeside } from '@/tests/helpers/server'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

const { baseUrl } = testServer()

/** A page, and the address of its data. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const html = await (await fetch(baseUrl + path, { headers })).text()
  return { html, file: /data-src="(\/_next\/static\/data\/[^" ]+)/.exec(html)?.[1] }
}

const load = async (file = '', at = baseUrl) => {
  const answer = await fetch(at + file)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('the data of a page', () => {
  let token: string
  let machine: { id: string; slug: string; name: string }

  beforeAll(async () => {
    token = await signInAsSuperAdmin()
    const { id: categoryId } = await newCategory(token)
    const body = { name: unique('Machine'), categoryId }
    machine = (await staffCall('/products', { token, method: 'POST', body })).body.doc
  })

  it('lies apart from it, in a file that is the same for every visitor', async () => {
    const page = await visit(`/product/${machine.slug}`)
    expect(page.html).not.toContain('__next_f.push')
    const again = await visit(`/product/${machine.slug}`, { 'If-None-Match': '"none"' })
    expect(again.file).toBe(page.file)
    const { status, headers, text } = await load(page.file)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('immutable')
    expect(text).toContain(machine.name)
  })

  it('is there for a page of before an edit, and for the process that comes after', async () => {
    const before = await visit(`/product/${machine.slug}`)
    const first = await load(before.file)
    const name = unique('Renamed')
    const edit = { token, method: 'PATCH', body: { name } }
    expect((await staffCall(`/products/${machine.id}`, edit)).status).toBe(200)
    const after = await visit(`/product/${machine.slug}`)
    expect(after.html).toContain(name)
    expect(after.file).not.toBe(before.file)
    expect((await load(after.file)).text).toContain(name)
    expect((await load(before.file)).text).toBe(first.text)

    const { server, stop } = await startBeside(testServer())
    try {
      expect((await load(before.file, server.baseUrl)).text).toBe(first.text)
    } finally {
      await stop()
    }
  })

  it('stays in pages of staff, and in those that nobody else will see', async () => {
    const cookie = `payload-token=${token}`
    for (const [path, headers] of [
      ['/about', { cookie }],
      ['/search?q=kiosk', {}],
      ['/nowhere', {}],
    ] as const) {
      const page = await visit(path, { ...headers })
      expect(page.file, path).toBeUndefined()
      expect(page.html, path).toContain('type="application/json" data-page')
    }
  })
})
