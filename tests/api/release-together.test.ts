import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { type ReleaseCaller, releaseCaller } from '@/tests/helpers/release-samples'
import { unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'

let token: string
let staff: ReleaseCaller

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
})

const release = async (...add: { collection: string; id: string }[]): Promise<string> => {
  const id = (await staff.call('/releases', 'POST', { title: unique('Together') })).body.doc.id
  const items = add.map(({ collection, id: item }) => ({ collection, id: item }))
  const answer = await staff.call(`/releases/${id}/items`, 'POST', { add: items })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return id
}

const publish = (id: string) => staff.call(`/releases/${id}/publish`, 'POST', {})

describe('new pages of one release, where checks forbid publishing', () => {
  const forbid = (forbiddenChecks: string[]) =>
    staff.call('/globals/site-settings', 'POST', { forbiddenChecks })

  beforeAll(async () => {
    expect((await forbid(['deadLink', 'duplicateTitle'])).status).toBe(200)
  })
  afterAll(async () => {
    await forbid([])
  })

  const newPath = () => `/${unique('together').toLowerCase().replaceAll(' ', '-')}`

  /** A new page that leads to another path. */
  async function page(path: string, to: string, title = unique('Page')) {
    const { status, body } = await staff.call('/pages?draft=true', 'POST', {
      title,
      path,
      layout: [{ blockType: 'hero', title, ctaText: 'The other page', ctaHref: to }],
      _status: 'draft',
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return { collection: 'pages', id: body.doc.id as string, path }
  }
  const statuses = (...pages: { path: string }[]) =>
    Promise.all(pages.map(async ({ path }) => (await visit(path)).status))

  it('may lead to each other: each counts as there for the others, and neither alone', async () => {
    const [one, two] = [newPath(), newPath()]
    const pages = [await page(one, two), await page(two, one)] as const
    for (const { id } of pages) {
      const alone = await staff.call(`/pages/${id}`, 'PATCH', { _status: 'published' })
      expect([alone.status, alone.body.message]).toEqual([
        400,
        expect.stringContaining('/together'),
      ])
    }
    const alone = await publish(await release(pages[0]))
    expect([alone.status, alone.body.refused.length]).toEqual([409, 1])
    expect(await statuses(...pages)).toEqual([404, 404])

    const id = await release(...pages)
    const published = await publish(id)
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(await statuses(...pages)).toEqual([200, 200])
    expect((await staff.call(`/releases/${id}/undo`, 'POST', {})).status).toBe(200)
    expect(await statuses(...pages)).toEqual([404, 404])
  })

  it('are refused, all of them, for a link to what no member of it brings', async () => {
    const [one, two] = [newPath(), newPath()]
    const pages = [await page(one, two), await page(two, `${one}-lost`)] as const
    const { status, body } = await publish(await release(...pages))
    expect([status, body.message]).toEqual([409, expect.stringContaining(`${one}-lost`)])
    expect(await statuses(...pages)).toEqual([404, 404])
  })

  it('do not get the same title', async () => {
    const [one, two] = [newPath(), newPath()]
    const title = unique('Twice')
    const pages = [await page(one, two, title), await page(two, one, title)] as const
    expect((await publish(await release(...pages))).status).toBe(409)
    expect(await statuses(...pages)).toEqual([404, 404])
  })
})

describe('a security notice in a release', () => {
  it('is published and taken back with it, by who may publish notices', async () => {
    const title = unique('Numbats')
    const made = await staff.call('/security-notices?draft=true', 'POST', {
      title,
      category: 'informational',
      summary: 'Strangers open the door.',
      references: [{ summary: 'More', url: 'https://notices.example' }],
      _status: 'draft',
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const notice = { collection: 'security-notices', id: made.body.doc.id }
    const { body } = await staff.call(`/releases/waiting?q=${encodeURIComponent(title)}`)
    expect(body.docs).toMatchObject([{ ...notice, title }])
    const id = await release(notice)
    const [newsroom, catalogue] = await Promise.all([
      newAccount(token, 'news_admin'),
      newAccount(token, 'product_admin'),
    ])
    const asked = await staffCall(`/releases/${id}/publish`, {
      token: newsroom.token,
      method: 'POST',
      body: {},
    })
    expect(asked.status).toBe(403)

    const isListed = async () =>
      JSON.stringify((await api('/security-notices')).body).includes(title)
    expect([await isListed(), (await visit('/security')).html.includes(title)]).toEqual([
      false,
      false,
    ])

    const call = (action: string) =>
      staffCall(`/releases/${id}/${action}`, { token: catalogue.token, method: 'POST', body: {} })
    const published = await call('publish')
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(await isListed()).toBe(true)
    expect((await call('undo')).status).toBe(200)
    expect(await isListed()).toBe(false)
    await staff.call(`/security-notices/${notice.id}`, 'DELETE')
  })
})
